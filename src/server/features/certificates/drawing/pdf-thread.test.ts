import { expect, test } from 'vitest';
import { english } from '#messages/localizer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld } from '#testing/world.ts';
import { openPdfThread, type PdfTask } from './pdf-thread.ts';
import { usualCertificate } from './printed-certificate.test-support.ts';
import type { PrintedCertificate } from './printed-certificate.ts';
import { renderCertificate } from './render-certificate.ts';

const printed: PrintedCertificate = { ...usualCertificate, organisation: null };

function open() {
  const { run, close } = openPdfThread();
  onTestEnd(close);
  return (changes: Partial<PrintedCertificate> = {}, texts: Partial<PdfTask> = {}) =>
    run({ printed: { ...printed, ...changes }, wordings: {}, fallback: {}, ...texts });
}

/** More than half a minute of drawing: only reached if the event loop can't answer. */
const endless = 5_000;

test('while certificates are drawn, a hundred at a time, requests are answered', async () => {
  const { app } = await newWorld({ RATE_LIMITS: 'off' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const draw = open();
  await draw();

  let drawn = 0;
  let isAnswered = false;
  const drawing = Array.from({ length: 100 }, async () => {
    // Drawing goes on until the answer has come, however late that is.
    for (; !isAnswered && drawn < endless; drawn += 1) await draw();
  });
  const { status } = await fetch(`${address}/healthz`).finally(() => {
    isAnswered = true;
  });

  expect(status).toBe(200);
  expect(drawn).toBeLessThan(endless);
  await Promise.all(drawing);
});

test('a certificate that cannot be drawn fails alone', async () => {
  const draw = open();
  const tooLongForItsCode = `https://stepwise.example/${'long'.repeat(1_000)}`;

  const drawn = await Promise.allSettled([draw(), draw({ address: tooLongForItsCode }), draw()]);

  const [first, second, third] = drawn;
  expect(second).toMatchObject({ reason: { message: expect.stringContaining('too big') } });
  expect(first).toMatchObject({ value: expect.any(Uint8Array) });
  expect(third).toEqual(first);
});

test.each(['mi', english])(
  'texts that were reworded are on what is drawn in %s',
  async (locale) => {
    const draw = open();
    const i18n = createI18n();
    const inMaori = { 'certificateSheet.title': 'Tiwhikete {{number}}' };
    const inEnglish = { 'certificateSheet.certificate': 'Certificate of completion' };
    i18n.load(new Map(Object.entries({ mi: inMaori, [english]: inEnglish })), ['mi', english]);

    const { wordings, fallback } = i18n.bundleFor(locale);
    const reworded = Buffer.from(await draw({ locale }, { wordings, fallback }));

    const here = { ...printed, locale };
    const expected = await renderCertificate(here, (text) => i18n.localize(locale, text));
    expect(reworded.equals(expected)).toBe(true);
    expect(reworded.equals(await draw({ locale }))).toBe(false);
  },
);
