import { expect, test } from 'vitest';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { english } from '#messages/localizer.ts';
import { unknownPage } from '#server/features/certificates/public/page.ts';
import { publicPageContextIn } from '#server/platform/pages/public-page-context.test-support.ts';
import { newWorld } from '#testing/world.ts';
import { wordsOfPdf } from './pdf-words.test-support.ts';

test('a PDF is in the holder’s language, as far as its texts have been translated', async () => {
  const world = await newWorld();
  const mi = { 'certificateSheet.title': 'Tiwhikete {{number}}' };
  world.i18n.load(new Map([['mi', mi]]), [english, 'mi']);
  const mentor = await world.person('Hana', 'mentor');
  const tama = await world.person('Tama', 'independent_learner', { locale: 'mi' });
  const { uuid: reflection } = await world.reflection(tama);
  await world.as(mentor)(signOff, { body: { reflection } });
  await world.runJobs();

  const [certificate] = (await world.as(tama)(myCertificates, {})).reply.certificates;
  const { pathname } = new URL(certificate?.url ?? '');
  const { rawPayload } = await world.app.inject({ url: `${pathname}.pdf` });
  expect(rawPayload.toString('latin1')).toContain(`(Tiwhikete ${certificate?.number})`);
});

test.each([
  ['has a heading in te reo as well, once somebody has translated it', 'Tiwhikete'],
  ['has a heading in English alone until then', undefined],
])('a PDF in English %s', async (_, heading) => {
  const world = await newWorld();
  const mi = heading && { 'certificateSheet.certificate': heading };
  world.i18n.load(new Map([['mi', mi || {}]]), [english, 'mi']);
  const mentor = await world.person('Hana', 'mentor');
  const tama = await world.person('Tama', 'independent_learner');
  const { uuid: reflection } = await world.reflection(tama);
  await world.as(mentor)(signOff, { body: { reflection } });
  await world.runJobs();

  const [certificate] = (await world.as(tama)(myCertificates, {})).reply.certificates;
  const { pathname } = new URL(certificate?.url ?? '');
  const { rawPayload } = await world.app.inject({ url: `${pathname}.pdf` });
  const start = heading ? `Certificate ${heading} This` : 'Certificate This';
  expect(wordsOfPdf(rawPayload)).toContain(start);
});

test('the title of a page says of itself, too, that it fell back to English', () => {
  const { body } = unknownPage(publicPageContextIn('mi'));
  expect(body).toContain('<title lang="en-NZ">No such certificate – Stepwise</title>');
});
