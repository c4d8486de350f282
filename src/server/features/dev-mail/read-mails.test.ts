import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { english } from '#messages/localizer.ts';
import { openMailer } from '#server/platform/mail/mail.ts';
import { publicPageContextIn } from '#server/platform/pages/public-page-context.test-support.ts';
import { listPage, mailHtml, mailPage } from './page.ts';
import { readMail, readMails } from './read-mails.ts';

const context = publicPageContextIn(english);
const { site } = context;

let dataDir: string;
let folder: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stepwise-mails-'));
  folder = join(dataDir, 'mail');
});
afterEach(() => rm(dataDir, { recursive: true }));

async function send(id: string, subject: string, minute: number) {
  const mailer = openMailer({ url: undefined, from: 'a@b.example', dataDir, site });
  const to = { name: 'Hēmi', address: 'hemi@kura.example' };
  await mailer.send({ id, to, subject, text: 'Kia <ora>', html: '<p>Kia ora</p>' });
  const at = new Date(Date.UTC(2026, 10, 20, 2, minute));
  await utimes(join(folder, `${id}.eml`), at, at);
}

test('before the first mail the page says so', async () => {
  expect(listPage(context, await readMails(folder)).body).toContain('No email has been sent yet.');
});

test('the newest mail comes first, with its macrons', async () => {
  await send('a', 'The first', 1);
  await send('b', 'Tuarua ā', 2);

  const mails = await readMails(folder);

  expect(mails.map(({ mail }) => mail.subject)).toEqual(['Tuarua ā', 'The first']);
  expect(listPage(context, mails).body).toContain('To Hēmi &lt;hemi@kura.example&gt;');
});

test('one mail shows its text, and its HTML shut in a frame', async () => {
  await send('a', 'The first', 1);
  const found = await readMail(folder, 'a');
  if (!found) throw new Error('no mail');

  expect(mailPage(context, found).body).toContain('<pre>Kia &lt;ora&gt;');
  expect(mailPage(context, found).body).toMatch(/<iframe src="\/dev\/mail\/a\/html"[^>]* sandbox>/);
  expect(mailHtml(found)).toMatchObject({
    body: expect.stringContaining('<p>Kia ora</p>'),
    headers: { 'content-security-policy': expect.stringContaining("sandbox; default-src 'none'") },
  });
});

test.each(['none', '../mail/a', '..', ''])('%j names no mail', async (id) => {
  await send('a', 'The first', 1);

  expect(await readMail(folder, id)).toBeUndefined();
});
