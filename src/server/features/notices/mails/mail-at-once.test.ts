import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import { readNotices } from '#contract/notices/notices.ts';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { users } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let notices: ReturnType<typeof noticesOf>;
let belonging: string;
let whanau: string;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  notices = noticesOf(world);
  belonging = await world.area('Belonging');
  whanau = await world.area('Whānau');
});

let learner: Person;
let hana: Person;
beforeEach(async () => {
  learner = await world.person('Mere Tāne', 'independent_learner');
  hana = await world.person('Hana Rewi', 'mentor');
});

/** A reflection of a pod, which makes no certificate. */
async function waiting(pod = 'Settling in') {
  const of = { area: belonging, pod: await world.pod(pod, [belonging]) };
  return (await world.reflection(learner, of)).uuid;
}

const giveBack = (reflection: string) => loop.giveBack(hana, reflection, { 0: 'Who else?' });

test('a learner is mailed ten minutes after the mentor sent something back, not before', async () => {
  const uuid = await waiting();
  await giveBack(uuid);
  await notices.minutesPass(9);
  expect(await notices.subjects(learner)).toEqual([]);

  await notices.minutesPass(1);
  const [mail, ...others] = await world.mailTo(learner);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(
    'Hana Rewi sent “Settling in” in Belonging back to you and asks for more',
  );
  expect(mail?.text).toContain('Kia ora Mere Tāne,');
  expect(mail?.text).toContain(`http://stepwise.test/my/learning/reflection/${uuid}`);
  expect(mail?.text).toContain('Choose what we email you about:\nhttp://stepwise.test/account');
});

test('twenty acts within ten minutes make one mail, in which each has its place', async () => {
  const all: string[] = [];
  for (let number = 1; number <= 20; number += 1) all.push(await waiting(`Pod ${number}`));
  const answers = await Promise.all(all.map(giveBack));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await notices.minutesPass(10);
  await notices.minutesPass(60);

  const [mail, ...others] = await world.mailTo(learner);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('20 new notices');
  for (const uuid of all) expect(mail?.text).toContain(uuid);
});

test('the ten minutes begin with the first act, and the next act after them begins anew', async () => {
  const [first, second, third, fourth] = [
    await waiting('One'),
    await waiting('Two'),
    await waiting('Three'),
    await waiting('Four'),
  ];
  await giveBack(first);
  await notices.minutesPass(9);
  await giveBack(second);
  await notices.minutesPass(2);
  expect(await notices.subjects(learner)).toEqual(['2 new notices']);

  await giveBack(third);
  // The second act's own ten minutes end here: the third is not yet due.
  await notices.minutesPass(8);
  expect(await notices.subjects(learner)).toHaveLength(1);
  await giveBack(fourth);
  await notices.minutesPass(2);
  expect(await notices.subjects(learner)).toEqual(['2 new notices', '2 new notices']);
  await notices.minutesPass(60);
  expect(await notices.subjects(learner)).toHaveLength(2);
});

test('several acts on one reflection stand together, the newest last, with one link', async () => {
  const uuid = await waiting();
  await loop.finish(hana, uuid);
  await loop.undo(hana, uuid);
  await notices.minutesPass(10);

  const [mail] = await world.mailTo(learner);
  expect(mail?.text).toContain(
    'Hana Rewi signed off “Settling in” in Belonging.\n' +
      'Hana Rewi reopened “Settling in” in Belonging: it’s with a mentor again.\n\n' +
      `Open “Settling in” in Belonging:\nhttp://stepwise.test/my/learning/reflection/${uuid}`,
  );
  expect(mail?.text?.split(uuid)).toHaveLength(2);
});

test('what was read in the product within the ten minutes needs no mail', async () => {
  const uuid = await waiting();
  await giveBack(uuid);
  await world.as(learner)(readNotices, { body: { reflection: uuid } });
  await notices.minutesPass(10);
  expect(await notices.subjects(learner)).toEqual([]);
});

test('a mentor who wants them at once is mailed, the others are not', async () => {
  const ngaire = await world.person('Ngaire', 'mentor');
  await notices.choose(hana, { to_review: 'at_once' });
  const { uuid } = await loop.submitted(learner);
  await notices.minutesPass(10);

  expect(await notices.subjects(hana)).toEqual([
    expect.stringMatching(/^Mere Tāne submitted “Area/),
  ]);
  const [mail] = await world.mailTo(hana);
  expect(mail?.text).toContain(`http://stepwise.test/mentor/review-learning/reflection/${uuid}`);
  expect(await notices.subjects(ngaire)).toEqual([]);
});

test('turned off, nothing is mailed any more, not even notices that were waiting for a mail', async () => {
  await giveBack(await waiting('One'));
  await notices.choose(learner, { own_learning: 'off' });
  await giveBack(await waiting('Two'));
  await notices.minutesPass(10);
  expect(await notices.subjects(learner)).toEqual([]);

  // Nor is it mailed later, when mails are wanted again.
  await notices.choose(learner, { own_learning: 'at_once' });
  await giveBack(await waiting('Three'));
  await notices.minutesPass(10);
  expect(await notices.subjects(learner)).toEqual([expect.stringContaining('“Three”')]);
});

test('a sign-off with a certificate is one mail: the certificate’s, at once, with all that waits', async () => {
  const elsewhere = await waiting('Another place');
  await giveBack(elsewhere);
  // Until then it can be undone.
  await notices.minutesPass(2);
  const { uuid } = await world.reflection(learner, { area: whanau });
  await loop.finish(hana, uuid);
  await world.runJobs();

  const [mail, ...others] = await world.mailTo(learner);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your certificate for Whānau');
  expect(mail?.text).toContain('Hana Rewi sent “Another place” in Belonging back to you');
  expect(mail?.text).toContain(`/my/learning/reflection/${elsewhere}`);
  expect(mail?.text).not.toContain(uuid);
  await notices.minutesPass(60);
  expect(await world.mailTo(learner)).toHaveLength(1);
});

test('that a certificate was withdrawn is mailed, whatever else is turned off', async () => {
  await notices.choose(learner, { own_learning: 'off' });
  const { uuid } = await world.reflection(learner, { area: whanau });
  await loop.finish(hana, uuid);
  await world.runJobs();
  await loop.undo(hana, uuid);
  await notices.minutesPass(10);

  const mails = await world.mailTo(learner);
  expect(mails).toHaveLength(2);
  const withdrawn = mails.find(({ subject }) => subject?.endsWith('“Whānau” was withdrawn'));
  expect(withdrawn?.text).toContain('We always email you about certificates.');
});

test('signed off and reopened before any mail went out, one mail says so and congratulates nobody', async () => {
  const { uuid } = await world.reflection(learner, { area: whanau });
  await loop.finish(hana, uuid);
  await loop.undo(hana, uuid);
  await notices.minutesPass(10);

  const [mail, ...others] = await world.mailTo(learner);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Your certificate for “Whānau” was withdrawn.');
  expect(mail?.text).not.toContain('is ready');
});

test('somebody who is inactive, or has not verified their address, is not mailed', async () => {
  const tama = await world.person('Tama', 'independent_learner', { emailVerifiedAt: null });
  const { uuid } = await world.reflection(tama, { pod: await world.pod('Settling in') });
  await giveBack(uuid);
  await giveBack(await waiting());
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, learner.uuid));
  await notices.minutesPass(10);

  expect(await notices.subjects(tama)).toEqual([]);
  expect(await notices.subjects(learner)).toEqual([]);
});

test('no mail holds a word of an answer, a note or a review', async () => {
  const canary = 'He cried for his nan at the gate';
  await notices.choose(hana, { to_review: 'at_once' });
  const { uuid, questions } = await loop.submitted(learner, { answers: [canary, canary] });
  const answer = questions[0]?.answers[0]?.uuid ?? '';
  await world.as(hana)(storeReview, { body: { reflection: uuid, answer, contents: canary } });
  await notices.minutesPass(10);
  await loop.giveBack(hana, uuid, { 0: canary });
  await notices.minutesPass(10);
  await loop.submit(learner, uuid);
  await loop.finish(hana, uuid);
  await notices.minutesPass(10);
  await loop.undo(hana, uuid, canary);
  await notices.minutesPass(10);

  const mails = [...(await world.mailTo(learner)), ...(await world.mailTo(hana))];
  expect(mails.length).toBeGreaterThan(3);
  expect(JSON.stringify(mails)).not.toContain('nan at the gate');
});
