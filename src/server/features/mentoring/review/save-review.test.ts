import { inArray } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import {
  saveExternalNotes,
  showReflection,
  signOff,
  storeReview,
  updateReview,
} from '#contract/mentoring/mentoring.ts';
import { reviews } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
let learner: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
  learner = await world.person('Tama', 'independent_learner');
});

async function waiting() {
  const { uuid, answers } = await world.reflection(learner);
  const [answer = '', other = ''] = answers;
  return { reflection: uuid, answer, other };
}

const store = (reflection: string, answer: string, contents = 'Ka pai tō mahi') =>
  world.as(mentor)(storeReview, { body: { reflection, review: null, answer, contents } });

const countReviews = (...answers: string[]) =>
  world.db.$count(reviews, inArray(reviews.answer, answers));

test('a stored review is there when the reflection is read again, with who wrote it', async () => {
  const { reflection, answer } = await waiting();

  const { status, reply } = await store(reflection, answer, '  Ka pai, Tama!\r\nĀe. 🌿  ');
  const read = await world.as(mentor)(showReflection, { params: { uuid: reflection } });

  expect(status).toBe(201);
  expect(reply.review).toMatchObject({
    review: 'Ka pai, Tama!\nĀe. 🌿',
    reviewer: { uuid: mentor.uuid, name: 'Hana' },
  });
  expect(read.reply.reflection.questions[0]?.answers[0]?.reviews).toEqual([reply.review]);
});

test.each([
  ['an empty text for the review there is not', { review: '' as const }, 201],
  ['no word of one', {}, 201],
  ['the id of another review', { review: newUuid() }, 422],
])('a first review comes with %s: %o', async (_, review, status) => {
  const { reflection, answer } = await waiting();
  const body = { reflection, answer, contents: 'Ka pai', ...review };
  const stored = await world.raw(mentor, {
    method: 'POST',
    url: storeReview.path,
    type: 'application/json',
    payload: JSON.stringify(body),
  });
  expect(stored.statusCode).toBe(status);
});

test('twenty stores at once leave one review, and nineteen are told whose it is', async () => {
  const { reflection, answer } = await waiting();
  const attempts = Array.from({ length: 20 }, (_, index) =>
    store(reflection, answer, `Text ${index}`),
  );
  const answers = await Promise.all(attempts);
  const winner = answers.find(({ status }) => status === 201);
  const losers = answers.filter(({ status }) => status === 412);

  expect(losers).toHaveLength(19);
  expect(losers.map(({ current }) => current)).toEqual(
    Array(19).fill({ review: winner?.reply.review }),
  );
  expect(await countReviews(answer)).toBe(1);
});

test('a change begun from an older version is refused, and nothing is overwritten', async () => {
  const { reflection, answer } = await waiting();
  const { review: first } = (await store(reflection, answer, 'First')).reply;
  const change = (contents: string, ifMatch: string) =>
    world.as(mentor)(
      updateReview,
      { body: { reflection, review: first.uuid, answer, contents } },
      { ifMatch },
    );

  const second = await change('Second', first.updated_at);
  const stale = await change('Third, from another tab', first.updated_at);

  expect(second.status).toBe(200);
  expect(stale).toMatchObject({
    status: 412,
    current: { review: { review: 'Second', updated_at: second.reply.review.updated_at } },
  });
  expect((await change('Third', second.reply.review.updated_at)).status).toBe(200);
});

test('of twenty changes from the same version one is saved', async () => {
  const { reflection, answer } = await waiting();
  const { review: first } = (await store(reflection, answer, 'First')).reply;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      world.as(mentor)(
        updateReview,
        { body: { reflection, review: first.uuid, answer, contents: `Change ${index}` } },
        { ifMatch: first.updated_at },
      ),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(19);
});

test.each([
  { contents: '', why: 'The review field is required.' },
  { contents: ' \n\t ', why: 'The review field is required.' },
  {
    contents: 'ā'.repeat(20_001),
    why: 'The review field must not be greater than 20000 characters.',
  },
  { contents: 'a\u0000b', why: 'The review field holds a character that can’t be stored.' },
  { contents: 'a\u0085b', why: 'The review field holds a character that can’t be stored.' },
])('a review that is $why is not written', async ({ contents, why }) => {
  const { reflection, answer } = await waiting();

  expect(await store(reflection, answer, contents)).toMatchObject({
    status: 422,
    message: why,
    errors: { contents: [why] },
  });
  expect(await countReviews(answer)).toBe(0);
});

test('a review changed to nothing is refused by the name of its box', async () => {
  const { reflection, answer } = await waiting();
  const { review } = (await store(reflection, answer, 'First')).reply;
  const body = { reflection, review: review.uuid, answer, contents: ' ' };

  expect(await world.as(mentor)(updateReview, { body })).toMatchObject({
    status: 422,
    errors: { contents: ['The review field is required.'] },
  });
});

test('notes that are too long are refused by the name of their box', async () => {
  const { reflection } = await waiting();
  const body = { reflection, contents: 'ā'.repeat(20_001) };
  const why = 'The external learning notes field must not be greater than 20000 characters.';

  expect(await world.as(mentor)(saveExternalNotes, { body })).toMatchObject({
    status: 422,
    errors: { contents: [why] },
  });
});

test('a review may be 20,000 characters long, however many bytes they take', async () => {
  const { reflection, answer } = await waiting();
  expect((await store(reflection, answer, '🌿'.repeat(20_000))).status).toBe(201);
});

test('an answer of another reflection cannot be reviewed through this one', async () => {
  const mine = await waiting();
  const foreign = await waiting();

  expect(await store(mine.reflection, foreign.answer)).toMatchObject({
    status: 422,
    errors: { answer: ['The selected answer is invalid.'] },
  });
  expect(await countReviews(foreign.answer)).toBe(0);
});

test("a review that is not the answer's cannot be changed through it", async () => {
  const { reflection, answer, other } = await waiting();
  const { review } = (await store(reflection, answer)).reply;

  const body = { reflection, review: review.uuid, answer: other, contents: 'Elsewhere' };
  expect(await world.as(mentor)(updateReview, { body })).toMatchObject({
    status: 422,
    errors: { review: ['The selected review is invalid.'] },
  });
});

test('a complete reflection says so before anything else that is wrong', async () => {
  const { reflection, answer } = await waiting();
  await world.as(mentor)(signOff, { body: { reflection } });

  for (const contents of ['Too late', '']) {
    expect(await store(reflection, answer, contents)).toMatchObject({
      status: 422,
      errors: { reflection: ['This reflection is complete. No further changes can be made.'] },
    });
  }
  expect(await countReviews(answer)).toBe(0);
});

test('a reflection that is still being written has no reviews yet', async () => {
  const { uuid, answers } = await world.reflection(learner, { submittedAt: null });
  const [answer = ''] = answers;

  expect(await store(uuid, answer)).toMatchObject({
    status: 422,
    errors: { reflection: ['This reflection hasn’t been submitted yet.'] },
  });
});

test('nobody reviews their own reflection, nor reads its reviews before they are published', async () => {
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  const { uuid, answers } = await world.reflection(both);
  const [answer = ''] = answers;
  await store(uuid, answer, 'Not for you yet');

  const body = { reflection: uuid, answer, contents: 'I am great' };
  const own = await world.as(both)(showReflection, { params: { uuid } });

  expect(await world.as(both)(storeReview, { body })).toMatchObject({ status: 403 });
  expect(own.reply.reflection.questions[0]?.answers[0]?.reviews).toEqual([]);
});

test.each(['not-a-uuid', '', newUuid()])(
  'a reflection %j that is not there is a 422',
  async (it) => {
    const refused = await store(it, newUuid());
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toContain('reflection');
  },
);

test.each(['not-a-uuid', newUuid()])('reading the reflection %j is a 404', async (uuid) => {
  const refused = await world.as(mentor)(showReflection, { params: { uuid } });
  expect(refused).toMatchObject({ status: 404, message: 'Not found.' });
});
