import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import { here } from '#contract/mentoring/turns.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { keepDraft } from '#contract/my-learning/drafts.ts';
import { learnerMentors, users } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let hana: Person;
let rewi: Person;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  hana = await world.person('Hana', 'mentor');
  rewi = await world.person('Rewi', 'mentor');
});

const submitted = async (mentor?: Person) => {
  const learner = await world.person('Mere', 'independent_learner');
  if (mentor) {
    await world.db
      .insert(learnerMentors)
      .values({ learner: learner.uuid, mentor: mentor.uuid, since: new Date() });
  }
  const { uuid, questions } = await loop.submitted(learner);
  return { learner, uuid, answers: questions.map(({ answers }) => answers[0]?.uuid ?? '') };
};

const review = (mentor: Person, reflection: string, answer = '') =>
  world.as(mentor)(storeReview, { body: { reflection, answer, contents: 'Ka pai' } });

async function offeredTo(mentor: Person): Promise<string[]> {
  const { reply } = await world.as(mentor)(worklist, { query: { offered: '1', per_page: 100 } });
  expect(reply.worklist.total).toBe(reply.worklist.data.length);
  return reply.worklist.data.map(({ uuid }) => uuid);
}

test('a reflection that nobody has begun to review is offered to everybody who reviews', async () => {
  const { uuid } = await submitted();
  expect(await offeredTo(hana)).toContain(uuid);
  expect(await offeredTo(rewi)).toContain(uuid);
});

test('a reflection that another mentor has half reviewed is offered to them alone', async () => {
  const { uuid, answers } = await submitted();
  await review(rewi, uuid, answers[0]);

  expect(await offeredTo(hana)).not.toContain(uuid);
  expect(await offeredTo(rewi)).toContain(uuid);
});

test('a reflection that another mentor has open is not offered', async () => {
  const { uuid } = await submitted();
  await world.as(rewi)(here, { body: { reflection: uuid } });
  expect(await offeredTo(hana)).not.toContain(uuid);

  await world.as(rewi)(here, { body: { reflection: uuid, leaving: true } });
  expect(await offeredTo(hana)).toContain(uuid);
});

test('a learner’s reflections are offered to their own mentor alone, and not once another has begun them', async () => {
  const { uuid, answers } = await submitted(hana);
  expect(await offeredTo(rewi)).not.toContain(uuid);
  expect(await offeredTo(hana)).toContain(uuid);

  await review(rewi, uuid, answers[0]);
  expect(await offeredTo(hana)).not.toContain(uuid);
});

test('a reflection that another mentor has typed about is offered to them alone', async () => {
  const { uuid, answers } = await submitted();
  const draft = { reflection: uuid, answer: answers[0] ?? null, base: null, device: newUuid() };
  const type = (text: string, order: number) =>
    world.as(rewi)(keepDraft, { body: { ...draft, text, order } });
  await type('Ka', 1);
  expect(await offeredTo(hana)).not.toContain(uuid);
  expect(await offeredTo(rewi)).toContain(uuid);

  await type('', 2);
  expect(await offeredTo(hana)).toContain(uuid);
});

test('what a former mentor began is offered to who took the learner over', async () => {
  const { learner, uuid, answers } = await submitted(rewi);
  await review(rewi, uuid, answers[0]);
  await world.db
    .update(learnerMentors)
    .set({ mentor: hana.uuid, since: new Date() })
    .where(eq(learnerMentors.learner, learner.uuid));

  expect(await offeredTo(hana)).toContain(uuid);
});

test('a resubmitted reflection is offered to who sent it back, not to the reviewer of the round before', async () => {
  const { learner, uuid, answers } = await submitted();
  await review(hana, uuid, answers[0]);
  await loop.giveBack(rewi, uuid, { 0: 'Who felt safe?' });
  await loop.submit(learner, uuid);

  expect(await offeredTo(rewi)).toContain(uuid);
  expect(await offeredTo(hana)).not.toContain(uuid);
});

test('a reflection begun by somebody who has left is offered to everybody', async () => {
  const left = await world.person('Ana', 'mentor');
  const { uuid, answers } = await submitted();
  await review(left, uuid, answers[0]);
  expect(await offeredTo(hana)).not.toContain(uuid);

  await world.db.update(users).set({ active: false }).where(eq(users.uuid, left.uuid));
  expect(await offeredTo(hana)).toContain(uuid);
});
