import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { answers } from '#server/schema/index.ts';
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

async function begun() {
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid, questions } = await loop.begin(learner);
  const [first = '', second = ''] = questions.map((question) => question.uuid);
  return { learner, uuid, first, second };
}

test('an answer is there when the reflection is read again, as it was typed', async () => {
  const { learner, uuid, first } = await begun();

  const { status, reply } = await loop.answer(learner, uuid, first, '  Ā mātou\r\n🌿 ');
  const [answered, open] = (await loop.mine(learner, uuid)).questions;

  expect(status).toBe(200);
  expect(reply.answer).toMatchObject({ answer: 'Ā mātou\n🌿' });
  expect(answered?.answers).toMatchObject([
    { ...reply.answer, changed_since: false, versions: [] },
  ]);
  expect(open?.answers).toEqual([]);
});

test('an answer may be emptied again, and an unfinished one is saved', async () => {
  const { learner, uuid, first } = await begun();
  await loop.answer(learner, uuid, first, 'Half a thou');
  const { reply } = await loop.answer(learner, uuid, first, '');
  expect(reply.answer.answer).toBe('');
});

test('of two tabs the second gets what the first has saved, and overwrites nothing', async () => {
  const { learner, uuid, first } = await begun();
  const saved = await loop.answer(learner, uuid, first, 'From one tab', 'null');
  const late = await loop.answer(learner, uuid, first, 'From the other', 'null');
  const second = await loop.answer(learner, uuid, first, 'Second', saved.reply.answer.updated_at);
  const stale = await loop.answer(learner, uuid, first, 'Third', saved.reply.answer.updated_at);

  expect(late).toMatchObject({ status: 412, current: saved.reply });
  expect(second.status).toBe(200);
  expect(stale).toMatchObject({
    status: 412,
    message: 'The answer was changed since you opened it.',
    current: second.reply,
  });
  expect((await loop.mine(learner, uuid)).questions[0]?.answers[0]?.answer).toBe('Second');
});

test('a text sent again because its reply was lost is no conflict', async () => {
  const { learner, uuid, first } = await begun();
  const sent = await loop.answer(learner, uuid, first, 'Once', 'null');
  const again = await loop.answer(learner, uuid, first, 'Once', 'null');
  expect(again).toMatchObject({ status: 200, reply: sent.reply });
});

test('twenty first saves at once leave one answer; the others get that one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { learner, uuid, first } = await begun();
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        loop.answer(learner, uuid, first, `Text ${index}`, 'null'),
      ),
    );
    const won = saves.filter(({ status }) => status === 200);
    const lost = saves.filter(({ status }) => status === 412);

    expect(won).toHaveLength(1);
    expect(lost.map(({ current }) => current)).toEqual(Array(19).fill(won[0]?.reply));
    expect(await world.db.$count(answers, eq(answers.reflection, uuid))).toBe(1);
  }
});

test('a question of another reflection is not there, just as one of none', async () => {
  const { learner, uuid } = await begun();
  const elsewhere = await begun();
  for (const question of [elsewhere.first, newUuid(), 'not-a-uuid']) {
    const refused = await loop.answer(learner, uuid, question, 'Text');
    expect(refused, question).toMatchObject({ status: 404, message: 'Not found.' });
  }
  const { status, errors } = await loop.answer(learner, uuid, '', 'Text');
  expect([status, Object.keys(errors)]).toEqual([422, ['question']]);
});

test('20,000 characters fit, one more does not', async () => {
  const { learner, uuid, first } = await begun();
  expect((await loop.answer(learner, uuid, first, 'ā'.repeat(20_000))).status).toBe(200);
  expect(await loop.answer(learner, uuid, first, 'ā'.repeat(20_001))).toMatchObject({
    errors: { answer: ['The answer field must not be greater than 20000 characters.'] },
  });
});

test('nothing is written once it is with the mentor, nor once it is complete', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid, questions } = await loop.submitted(learner);
  const write = () => loop.answer(learner, uuid, questions[0]?.uuid ?? '', 'Late');

  expect(await write()).toMatchObject({
    status: 422,
    errors: { reflection: ['This reflection is with your mentor now.'] },
  });
  await loop.finish(mentor, uuid);
  expect(await write()).toMatchObject({
    errors: { reflection: ['This reflection is complete. No further changes can be made.'] },
  });
});

test('another learner’s reflection is not there, to read, answer or submit', async () => {
  const { uuid, first } = await begun();
  const stranger = await world.person('Mere', 'independent_learner');

  for (const it of [uuid, newUuid()]) {
    const refused = { status: 404, message: 'Not found.' };
    expect(await loop.answer(stranger, it, first, 'Text')).toMatchObject(refused);
    expect(await loop.submit(stranger, it)).toMatchObject(refused);
    expect(await loop.mine(stranger, it)).toBeUndefined();
  }
});

test('after sending back, only answers marked “more” can be changed', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid, questions } = await loop.submitted(learner);
  const [first = '', second = ''] = questions.map((question) => question.uuid);
  await loop.giveBack(mentor, uuid, { 1: 'What did they say?' });

  const unmarked = await loop.answer(learner, uuid, first, 'Changed');
  const more = await loop.answer(learner, uuid, second, 'They said…');

  expect(unmarked).toMatchObject({
    status: 422,
    errors: { question: ['Your mentor hasn’t asked for more here. This answer stays as it is.'] },
  });
  expect(more.status).toBe(200);
  const reflection = await loop.mine(learner, uuid);
  expect(reflection.questions.map(({ open }) => open)).toEqual([false, true]);
});
