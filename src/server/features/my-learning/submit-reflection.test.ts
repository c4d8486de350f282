import { and, eq, like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { worklist } from '#contract/mentoring/worklist.ts';
import { auditEvents } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  mentor = await world.person('Hana', 'mentor');
});

const learnerNamed = (name: string) => world.person(name, 'independent_learner');

test('a submitted reflection is with a mentor from then on, and in the worklist', async () => {
  const learner = await learnerNamed('Mārama');
  const { uuid, ...submitted } = await loop.submitted(learner);

  expect(submitted).toMatchObject({ status: 'review', completed_at: null });
  expect(submitted.turn).toEqual({ whose: 'mentor', since: submitted.submitted_at });
  expect(submitted.questions.map(({ open }) => open)).toEqual([false, false]);
  const { reply } = await world.as(mentor)(worklist, { query: { per_page: 100 } });
  expect(reply.worklist.data).toContainEqual(
    expect.objectContaining({ uuid, round: 1, turn: submitted.turn, returned_to: null }),
  );
});

test('every question needs an answer: a sentence for each that has none quotes it', async () => {
  const learner = await learnerNamed('Tama');
  const area = await world.area();
  await world.ask({ area }, ['One?', 'Two?', 'Three?']);
  await world.assign(learner, [area]);
  const { uuid, questions } = await loop.begin(learner, { area });
  const [first = '', second = ''] = questions.map((question) => question.uuid);
  await loop.answer(learner, uuid, first, 'Something');
  await loop.answer(learner, uuid, second, '   ');

  const refused = await loop.submit(learner, uuid);

  expect(refused).toMatchObject({
    status: 422,
    message: '“Two?” has no answer yet. (and 1 more error)',
    errors: { answers: ['“Two?” has no answer yet.', '“Three?” has no answer yet.'] },
  });
  expect(await loop.mine(learner, uuid)).toMatchObject({ status: 'in_progress' });
});

test('twenty submissions at once, and one afterwards, are one', async () => {
  const learner = await learnerNamed('Tama');
  const { uuid, questions } = await loop.begin(learner);
  for (const question of questions) await loop.answer(learner, uuid, question.uuid, 'Text');

  const answers = await Promise.all(Array.from({ length: 20 }, () => loop.submit(learner, uuid)));
  const after = await loop.submit(learner, uuid);

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const { reply } of answers) expect(reply).toEqual(after.reply);
  const isSubmission = and(
    eq(auditEvents.subject, uuid),
    like(auditEvents.action, 'reflection.%submitted'),
  );
  expect(await world.db.$count(auditEvents, isSubmission)).toBe(1);
});

test('submitting a complete reflection changes nothing', async () => {
  const learner = await learnerNamed('Tama');
  const { uuid } = await loop.submitted(learner);
  await loop.finish(mentor, uuid);
  const before = await loop.mine(learner, uuid);

  const { status, reply } = await loop.submit(learner, uuid);

  expect(status).toBe(200);
  expect(reply.reflection).toEqual(before);
});

test('answers saved during a submission are in it, or refused: none is half there', async () => {
  for (let round = 0; round < 10; round += 1) {
    const learner = await learnerNamed('Tama');
    const { uuid, questions } = await loop.begin(learner);
    const [first = '', second = ''] = questions.map((question) => question.uuid);
    await loop.answer(learner, uuid, first, 'Before');
    await loop.answer(learner, uuid, second, 'Before');

    const [, saved] = await Promise.all([
      loop.submit(learner, uuid),
      loop.answer(learner, uuid, first, 'At the same time'),
    ]);
    const [question] = (await loop.shown(mentor, uuid)).questions;

    const text = saved.status === 200 ? 'At the same time' : 'Before';
    expect([200, 422]).toContain(saved.status);
    expect(question?.answers[0]?.answer).toBe(text);
  }
});

test('the history says that it was begun and submitted, and holds nothing of what was written', async () => {
  const learner = await learnerNamed('Tama');
  const { uuid } = await loop.submitted(learner, { answers: ['Secret one', 'Secret two'] });

  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, uuid))
    .orderBy(auditEvents.at, auditEvents.uuid);

  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['reflection.begun', learner.uuid],
    ['reflection.submitted', learner.uuid],
  ]);
  expect(JSON.stringify(events)).not.toContain('Secret');
});
