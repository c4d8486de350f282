import { beforeAll, expect, test } from 'vitest';
import { english } from '#messages/localizer.ts';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type World } from '#testing/world.ts';
import { startDueDigests } from './digest.ts';
import { nextDigestAt } from './digest-time.ts';

const mi = {
  'mailsNotices.chooseMails': 'Kōwhiria ngā īmēra',
  'mailsNotices.reflectionsWait_other': 'Huritao: {{count}}',
};

let world: World;
beforeAll(async () => {
  world = await newWorld();
  world.i18n.load(new Map([['mi', mi]]), [english, 'mi']);
});

test('a mail about what happened is in the language of its recipient, as is their digest', async () => {
  const loop = reflectionSteps(world);
  const { minutesPass } = noticesOf(world);
  const tama = await world.person('Tama', 'independent_learner', { locale: 'mi' });
  const hana = await world.person('Hana Rewi', 'mentor', { locale: 'mi' });
  const aroha = await world.person('Aroha Ngata', 'mentor');
  const { uuid } = await world.reflection(tama, { answers: ['One thing.'] });
  await loop.giveBack(aroha, uuid, { 0: 'Who else?' });
  await minutesPass(10);
  const [sentBack] = await world.mailTo(tama);
  expect(sentBack?.html).toContain('<html lang="mi">');
  expect(sentBack?.text).toContain('Kōwhiria ngā īmēra:\nhttp');

  await world.reflection(tama, { submittedAt: new Date('2026-01-05T08:00:00Z') });
  await world.reflection(tama, { submittedAt: new Date('2026-01-06T08:00:00Z') });
  const morning = nextDigestAt(new Date('2030-03-01T12:00:00Z'));
  await startDueDigests(world, morning);
  await world.runJobs(morning);
  const [inTeReo] = await world.mailTo(hana);
  const [inEnglish] = await world.mailTo(aroha);
  expect(inTeReo?.subject).toBe('Huritao: 2');
  expect(inTeReo?.html).toContain('<html lang="mi">');
  // The sentence that nobody has translated.
  expect(inTeReo?.html).toMatch(/<span lang="en-NZ">The longest wait is/);
  expect(inEnglish?.subject).toBe('2 reflections waiting for review');
  expect(inEnglish?.html).toContain('<html lang="en-NZ">');
});
