import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import {
  expectConsistent,
  storedTexts,
} from '#server/features/mentoring/testing/consistent.test-support.ts';
import { reflections } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let hana: Person;
let rangi: Person;
let admin: Person;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  hana = await world.person('Hana', 'mentor');
  rangi = await world.person('Rangi', 'mentor');
  admin = await world.person('Ngaire', 'admin');
});

const newLearner = () => world.person('Tama', 'independent_learner');

/** Twenty of these at once, in turn. */
const twenty = <T>(...steps: ((index: number) => Promise<T>)[]) =>
  Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const step = steps[index % steps.length];
      if (!step) throw new Error('nothing to do');
      return step(index);
    }),
  );

const settled = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => ![200, 201, 412, 422].includes(status));

test('submissions, send-backs, sign-offs, answers and reopenings at once end in one state', async () => {
  for (let round = 0; round < 12; round += 1) {
    const learner = await newLearner();
    const { uuid, questions } = await loop.submitted(learner);
    const [first = '', second = ''] = questions.map((question) => question.uuid);
    const answers = await twenty<{ status: number }>(
      () => loop.submit(learner, uuid),
      () => loop.giveBack(hana, uuid, { 0: 'More of this?' }),
      () => loop.finish(rangi, uuid),
      (index) => loop.answer(learner, uuid, first, `Text ${index}`),
      () => loop.undo(admin, uuid),
      () => loop.giveBack(rangi, uuid, { 1: 'And of that?' }),
      (index) => loop.answer(learner, uuid, second, `Text ${index}`),
    );

    expect(settled(answers)).toEqual([]);
    await expectConsistent(world, uuid);
    expect(await storedTexts(world, uuid)).toContain('First thoughts 1');
    expect(await storedTexts(world, uuid)).toContain('First thoughts 2');
  }
});

test('whoever submits, sends back or signs off waits for nobody else who does', async () => {
  const learner = await newLearner();
  const begun = await loop.begin(learner);
  for (const { uuid } of begun.questions) await loop.answer(learner, begun.uuid, uuid, 'Ka pai');
  const another = async () => (await loop.submitted(await newLearner())).uuid;
  const [done, first, second] = [await another(), await another(), await another()];

  const answers = await world.db.transaction(async (open) => {
    const signedOff = { completedAt: new Date(), completedBy: hana.uuid };
    await open.update(reflections).set(signedOff).where(eq(reflections.uuid, done));
    return [
      await loop.submit(learner, begun.uuid),
      await loop.giveBack(rangi, first, { 0: 'More of this?' }),
      await loop.finish(rangi, second),
    ];
  });

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('of a send-back and a sign-off at once the first wins, and the other is told why', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { uuid } = await loop.submitted(await newLearner());
    await loop.shown(hana, uuid);
    const answers = await twenty<{ status: number }>(
      () => loop.giveBack(hana, uuid, { 0: 'More?' }),
      () => loop.finish(rangi, uuid),
    );
    const { status } = await loop.shown(hana, uuid);

    const sentBack = answers.filter((_, index) => index % 2 === 0).map((answer) => answer.status);
    const signedOff = answers.filter((_, index) => index % 2 === 1).map((answer) => answer.status);
    const isDone = status === 'complete';
    expect(['complete', 'in_progress']).toContain(status);
    expect(new Set(sentBack)).toEqual(new Set([isDone ? 422 : 200]));
    expect(new Set(signedOff)).toEqual(new Set([isDone ? 200 : 422]));
    await expectConsistent(world, uuid);
  }
});

test('a review saved while it is sent back or signed off is in it, or refused', async () => {
  for (let round = 0; round < 12; round += 1) {
    const learner = await newLearner();
    const { uuid, questions } = await loop.submitted(learner);
    const [answer = ''] = questions.map(({ answers: [first] }) => first?.uuid ?? '');
    const body = { reflection: uuid, answer, contents: 'Ka pai' };
    const [stored] = await Promise.all([
      world.as(rangi)(storeReview, { body }),
      round % 2 ? loop.finish(hana, uuid) : loop.giveBack(hana, uuid, { 1: 'More?' }),
    ]);
    const [question] = (await loop.mine(learner, uuid)).questions;

    expect([201, 422]).toContain(stored.status);
    expect(question?.answers[0]?.reviews).toHaveLength(stored.status === 201 ? 1 : 0);
    await expectConsistent(world, uuid);
  }
});

test('resubmitted, sent back and signed off over and over, no round is lost', async () => {
  const learner = await newLearner();
  const { uuid, questions } = await loop.submitted(learner);
  const [first = ''] = questions.map((question) => question.uuid);
  for (let round = 1; round <= 5; round += 1) {
    await twenty(
      () => loop.giveBack(hana, uuid, { 0: `Round ${round}` }),
      () => loop.giveBack(rangi, uuid, { 0: `Round ${round}` }),
    );
    await loop.answer(learner, uuid, first, `Thoughts ${round + 1}`);
    await twenty(() => loop.submit(learner, uuid));
  }

  const reflection = await loop.shown(hana, uuid);
  expect(
    reflection.questions[0]?.answers[0]?.versions.map(({ answer, round }) => [round, answer]),
  ).toEqual([
    [5, 'Thoughts 5'],
    [4, 'Thoughts 4'],
    [3, 'Thoughts 3'],
    [2, 'Thoughts 2'],
    [1, 'First thoughts 1'],
  ]);
  await expectConsistent(world, uuid);
});
