import { beforeEach, expect, test } from 'vitest';
import { reviewQueue } from '#contract/mentoring/review-queue.ts';
import { caseloadOf } from '#server/features/caseload/caseload.test-support.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { startDueDigests } from './digest.ts';
import { nextDigestAt } from './digest-time.ts';

let world: World;
let hana: Person;
beforeEach(async () => {
  world = await newWorld();
  hana = await world.person('Hana Rewi', 'mentor');
});

const morning = nextDigestAt(new Date('2030-03-01T12:00:00Z'));

/** A learner who has submitted something, and has this mentor. */
async function learnerOf(name: string, mentor: Person | null) {
  const learner = await world.person(name, 'independent_learner');
  await world.reflection(learner);
  const admin = await world.person('Aroha', 'admin');
  if (mentor) await caseloadOf(world).give(admin, [learner], mentor);
}

/** What the mail says, and whose reflections its link lists. */
async function digest() {
  await startDueDigests(world, morning);
  await world.runJobs(morning);
  const [mail] = await world.mailTo(hana);
  const [, link = ''] = mail?.text?.match(/See what’s waiting:\n(\S+)/) ?? [];
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('/dashboard');
  const query = Object.fromEntries(searchParams);
  const { queue } = (await world.as(hana)(reviewQueue, { query })).reply;
  const names = queue.data.map(({ learner }) => learner.name);
  return { subject: mail?.subject, names: names.toSorted() };
}

test('where all are of a mentor’s own learners, the mail leads to those alone', async () => {
  await learnerOf('Mere', hana);
  await learnerOf('Tama', await world.person('Rangi', 'mentor'));
  const { subject, names } = await digest();
  expect(subject).toBe('1 reflection waiting for review');
  expect(names).toEqual(['Mere']);
});

test('where some are of learners without a mentor, the mail leads to a list that has them', async () => {
  await learnerOf('Mere', hana);
  await learnerOf('Tama', null);
  const { subject, names } = await digest();
  expect(subject).toBe('2 reflections waiting for review');
  expect(names).toEqual(['Mere', 'Tama']);
});
