import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { storeReview, updateReview } from '#contract/mentoring/mentoring.ts';
import { sendBack } from '#contract/mentoring/turns.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { auditEvents, reflections } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let hana: Person;
let rangi: Person;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  hana = await world.person('Hana', 'mentor');
  rangi = await world.person('Rangi', 'mentor');
});

const learnerNamed = (name: string) => world.person(name, 'independent_learner');

/** A submitted reflection of two answers. */
async function waiting(learner?: Person) {
  const by = learner ?? (await learnerNamed('Tama'));
  const { uuid, questions } = await loop.submitted(by);
  const [first = '', second = ''] = questions.map(({ answers: [answer] }) => answer?.uuid ?? '');
  return { learner: by, uuid, first, second, questions };
}

type Marks = CallInput<typeof sendBack>['body']['marks'];

const send = (mentor: Person, reflection: string, marks: Marks, ifMatch?: string) =>
  world.as(mentor)(
    sendBack,
    { body: { reflection, marks } },
    ifMatch === undefined ? {} : { ifMatch },
  );

const more = (answer: string, note = 'More?') => ({ answer, mark: 'more' as const, note });

const review = (mentor: Person, reflection: string, answer: string, contents: string) =>
  world.as(mentor)(storeReview, { body: { reflection, review: null, answer, contents } });

test('sent back, it is the learner’s turn, and only the answers marked “more” are open', async () => {
  const { learner, uuid, first, second } = await waiting();
  await review(hana, uuid, first, 'Ka pai tēnei');

  const asked = more(second, 'He aha te kōrero a te whānau?');
  const { status, reply } = await send(hana, uuid, [asked]);
  const mine = await loop.mine(learner, uuid);

  expect(status).toBe(200);
  expect(reply.reflection).toMatchObject({
    status: 'in_progress',
    submitted_at: null,
    round: 2,
    turn: { whose: 'learner', since: reply.reflection.sent_back_at },
    returned_to: { uuid: hana.uuid, name: 'Hana' },
  });
  expect(mine.questions).toMatchObject([
    {
      open: false,
      answers: [{ versions: [{ round: 1, mark: null, note: '' }], changed_since: false }],
    },
    {
      open: true,
      answers: [{ versions: [{ round: 1, mark: 'more', note: 'He aha te kōrero a te whānau?' }] }],
    },
  ]);
  expect(mine.questions[0]?.answers[0]?.reviews).toMatchObject([
    { review: 'Ka pai tēnei', reviewer: { uuid: hana.uuid } },
  ]);
});

test('only an answer marked fine is shown as fine, and an unmarked one as unmarked, to everybody', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid, questions } = await loop.submitted(learner, { answers: ['One', 'Two', 'Three'] });
  const [first = '', second = ''] = questions.map(({ answers: [answer] }) => answer?.uuid);
  await send(hana, uuid, [{ answer: first, mark: 'fine', note: '' }, more(second)]);

  const [forLearner, forMentor] = [await loop.mine(learner, uuid), await loop.shown(hana, uuid)];
  for (const { questions } of [forLearner, forMentor]) {
    const marks = questions.map(({ open, answers: [answer] }) => [open, answer?.versions[0]?.mark]);
    expect(marks).toEqual([
      [false, 'fine'],
      [true, 'more'],
      [false, null],
    ]);
  }
});

test('resubmitted, it is back with the same mentor, with what changed since', async () => {
  const { learner, uuid, second, questions } = await waiting();
  await send(hana, uuid, [more(second)]);
  await loop.answer(learner, uuid, questions[1]?.uuid ?? '', 'Second thoughts');
  await loop.submit(learner, uuid);

  const reflection = await loop.shown(rangi, uuid);
  const { reply } = await world.as(rangi)(worklist, { query: { per_page: 100 } });

  expect(reflection).toMatchObject({ status: 'review', round: 2, turn: { whose: 'mentor' } });
  expect(reflection.questions.map(({ answers: [answer] }) => answer?.changed_since)).toEqual([
    false,
    true,
  ]);
  expect(reflection.questions[1]?.answers).toMatchObject([
    { answer: 'Second thoughts', versions: [{ round: 1, answer: 'First thoughts 2' }] },
  ]);
  expect(reply.worklist.data.find((row) => row.uuid === uuid)).toMatchObject({
    round: 2,
    returned_to: { uuid: hana.uuid, name: 'Hana' },
    turn: reflection.turn,
  });
});

test('every round is kept for both: text, mark, note and the review of then', async () => {
  const { learner, uuid, second, questions } = await waiting();
  const question = questions[1]?.uuid ?? '';
  const first = (await review(hana, uuid, second, 'First review')).reply.review;
  await send(hana, uuid, [more(second, 'First note')]);
  await loop.answer(learner, uuid, question, 'Second thoughts');
  await loop.submit(learner, uuid);
  const body = { reflection: uuid, review: first.uuid, answer: second };
  await world.as(rangi)(updateReview, { body: { ...body, contents: 'Second review' } });
  await send(rangi, uuid, [more(second, 'Second note')]);

  const [mine, theirs] = [await loop.mine(learner, uuid), await loop.shown(hana, uuid)];

  const version = (round: number, answer: string, nth: string, name: string) => ({
    round,
    answer,
    mark: 'more',
    note: `${nth} note`,
    reviews: [{ review: `${nth} review`, reviewer: { name } }],
  });
  const versions = [
    version(2, 'Second thoughts', 'Second', 'Rangi'),
    version(1, 'First thoughts 2', 'First', 'Hana'),
  ];
  expect(mine).toMatchObject({ round: 3, returned_to: { name: 'Rangi' } });
  expect(mine.questions[1]?.answers[0]?.versions).toMatchObject(versions);
  expect(theirs.questions[1]?.answers[0]?.versions).toEqual(
    mine.questions[1]?.answers[0]?.versions,
  );
});

test('the learner reads a review as it was published, not as it is being rewritten', async () => {
  const { learner, uuid, second } = await waiting();
  const stored = (await review(hana, uuid, second, 'Published')).reply.review;
  const read = async () => (await loop.mine(learner, uuid)).questions[1]?.answers[0]?.reviews;
  expect(await read()).toEqual([]);

  await send(hana, uuid, [more(second)]);
  await loop.submit(learner, uuid);
  const body = { reflection: uuid, review: stored.uuid, answer: second, contents: 'In progress' };
  await world.as(rangi)(updateReview, { body });

  expect(await read()).toMatchObject([{ review: 'Published', reviewer: { name: 'Hana' } }]);
  await loop.finish(rangi, uuid);
  expect(await read()).toMatchObject([{ review: 'In progress', reviewer: { name: 'Rangi' } }]);
});

test('no mark, a missing note, an answer marked twice or of another reflection: each has its error', async () => {
  const { uuid, first, second } = await waiting();
  const elsewhere = await waiting();
  const noneAsked = 'Mark at least one answer as “More please” to send the reflection back.';

  expect(await send(hana, uuid, [{ answer: first, mark: 'fine', note: '' }])).toMatchObject({
    status: 422,
    errors: { marks: [noneAsked] },
  });
  const { errors } = await send(hana, uuid, [
    more(first, '  '),
    more(second),
    { answer: second, mark: 'fine', note: null },
    more(elsewhere.first),
    more(newUuid()),
  ]);
  expect(errors).toEqual({
    'marks.0.note': ['Say what you would like more of.'],
    'marks.2.answer': ['The answer is marked twice.'],
    'marks.3.answer': ['The selected answer is invalid.'],
    'marks.4.answer': ['The selected answer is invalid.'],
  });
  expect(await loop.shown(hana, uuid)).toMatchObject({ status: 'review', round: 1 });
});

test('a reflection that is not submitted, complete, one’s own or not there is not sent back', async () => {
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  const own = await waiting(both);
  const writing = await loop.begin(await learnerNamed('Tama'));
  const done = await waiting();
  await loop.finish(hana, done.uuid);

  expect(await send(both, own.uuid, [more(own.first)])).toMatchObject({ status: 403 });
  expect(await send(hana, writing.uuid, [more(newUuid())])).toMatchObject({
    errors: { reflection: ['This reflection hasn’t been submitted yet.'] },
  });
  expect(await send(hana, done.uuid, [more(newUuid())])).toMatchObject({
    errors: { reflection: ['This reflection is complete. No further changes can be made.'] },
  });
  expect(await send(hana, newUuid(), [more(newUuid())])).toMatchObject({
    errors: { reflection: ['The selected reflection is invalid.'] },
  });
});

test('the same pressed twice is one sending back; another mentor is told that it has gone', async () => {
  const { uuid, second } = await waiting();
  const marks = [more(second)];
  const first = await send(hana, uuid, marks);
  const again = await send(hana, uuid, marks);
  const otherNote = await send(hana, uuid, [more(second, 'Something else?')]);
  const colleague = await send(rangi, uuid, marks);

  expect(again).toMatchObject({ status: 200, reply: first.reply });
  const gone = 'This reflection was sent back, and is with the learner now.';
  for (const refused of [otherNote, colleague]) {
    expect(refused).toMatchObject({ status: 422, errors: { reflection: [gone] } });
  }
  const isSent = and(eq(auditEvents.subject, uuid), eq(auditEvents.action, 'reflection.sent-back'));
  expect(await world.db.select().from(auditEvents).where(isSent)).toMatchObject([
    { actor: hana.uuid, after: { round: 1, questions: 1 } },
  ]);
});

test('a reflection that somebody has changed since it was opened is not sent back unseen', async () => {
  const { uuid, first } = await waiting();
  const opened = await loop.shown(hana, uuid);
  await world.db
    .update(reflections)
    .set({ updatedAt: new Date(Date.parse(opened.updated_at) + 1_000) })
    .where(eq(reflections.uuid, uuid));

  const stale = await send(hana, uuid, [more(first)], opened.updated_at);
  expect(stale).toMatchObject({ status: 412, current: { reflection: { status: 'review' } } });
});

test('the history holds no word of an answer or a note', async () => {
  const { learner, uuid, first } = await waiting();
  await review(hana, uuid, first, 'A secret review');
  await send(hana, uuid, [more(first, 'A secret note')]);
  await loop.submit(learner, uuid);
  await loop.finish(hana, uuid);

  const events = await world.db.select().from(auditEvents);
  expect(JSON.stringify(events)).not.toMatch(/secret|First thoughts/);
});
