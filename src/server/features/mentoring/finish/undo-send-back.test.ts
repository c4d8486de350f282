import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { storeReview, updateReview } from '#contract/mentoring/mentoring.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import {
  expectConsistent,
  storedTexts,
} from '#server/features/mentoring/testing/consistent.test-support.ts';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { auditEvents, sendBacks } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { purgeSendBacks } from './undoable.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let notices: ReturnType<typeof noticesOf>;
let hana: Person;
let rangi: Person;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  notices = noticesOf(world);
  hana = await world.person('Hana', 'mentor');
  rangi = await world.person('Rangi', 'mentor');
});

const note = 'He aha te kōrero a te whānau?';

/** Two answers, of which Hana has reviewed the first. */
async function waiting() {
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid, questions } = await loop.submitted(learner);
  const [answer = ''] = questions.map(({ answers }) => answers[0]?.uuid ?? '');
  const body = { reflection: uuid, answer, review: null, contents: 'Ka pai' };
  const { reply } = await world.as(hana)(storeReview, { body });
  return { learner, uuid, questions, answer, review: reply.review.uuid };
}

async function sentBack() {
  const its = await waiting();
  await loop.giveBack(hana, its.uuid, { 1: note });
  return its;
}

const secondsPass = (uuid: string, seconds: number) =>
  world.db
    .update(sendBacks)
    .set({ at: sql`${sendBacks.at} - make_interval(secs => ${seconds})` })
    .where(eq(sendBacks.reflection, uuid));

const isWaiting = async (uuid: string) => {
  const { reply } = await world.as(hana)(worklist, { query: { per_page: 100 } });
  return reply.worklist.data.some((row) => row.uuid === uuid);
};

test('undone within the minute, everything is as before and the learner is told nothing', async () => {
  const { learner, uuid } = await waiting();
  const before = await loop.shown(hana, uuid);
  const unread = (await notices.list(rangi)).unread;
  const sent = await loop.giveBack(hana, uuid, { 1: note });
  expect(sent.reply.reflection.undo_seconds).toBeGreaterThan(50);
  expect((await notices.list(learner)).unread).toBe(1);

  const { status, reply } = await loop.takeBack(hana, uuid);
  expect(status).toBe(200);
  expect(reply.reflection).toEqual({ ...before, updated_at: reply.reflection.updated_at });
  expect(reply.reflection.updated_at > before.updated_at).toBe(true);
  expect(await isWaiting(uuid)).toBe(true);

  const mine = await loop.mine(learner, uuid);
  expect(mine.status).toBe('review');
  expect(JSON.stringify(mine)).not.toContain(note);
  expect(JSON.stringify(mine)).not.toContain('Ka pai');
  expect(await notices.sentences(learner)).toEqual([]);
  expect((await notices.list(rangi)).unread).toBe(unread);
  await notices.minutesPass(60);
  expect(await notices.subjects(learner)).toEqual([]);
  await expectConsistent(world, uuid);
});

test('undone in a later round, the learner reads what they could read before', async () => {
  const { learner, uuid, questions, answer, review } = await sentBack();
  await loop.answer(learner, uuid, questions[1]?.uuid ?? '', 'Ka waiata a Nan.');
  await loop.submit(learner, uuid);
  const before = await loop.mine(learner, uuid);
  const body = { reflection: uuid, answer, review, contents: 'Ka pai rawa' };
  await world.as(hana)(updateReview, { body });
  await loop.giveBack(hana, uuid, { 0: 'Ko wai anō?' });
  await loop.takeBack(hana, uuid);

  const after = await loop.mine(learner, uuid);
  // Hana’s new words are a beginning of hers, so it can no longer be withdrawn (decision 076).
  expect(before.may_withdraw).toBe(true);
  expect(after).toEqual({ ...before, updated_at: after.updated_at, may_withdraw: false });
  expect(after.round).toBe(2);
  expect([...(await storedTexts(world, uuid))]).toContain('Ka pai rawa');
  // It can be sent back again, and undone again.
  await loop.giveBack(hana, uuid, { 0: 'Ko wai anō?' });
  expect((await loop.takeBack(hana, uuid)).status).toBe(200);
  await expectConsistent(world, uuid);
});

const isOver = 'Sending back can be undone for a minute, and that minute has passed.';
const isOpened = 'The learner has already opened it, so it stays with them.';

test.each([
  {
    after: 'a minute',
    step: async ({ uuid }: Sent) => void (await secondsPass(uuid, 61)),
    message: isOver,
  },
  {
    after: 'the learner has opened it',
    step: async ({ learner, uuid }: Sent) => void (await loop.mine(learner, uuid)),
    message: isOpened,
  },
  {
    after: 'the learner has written in it from a page that was open',
    step: async ({ learner, uuid, questions }: Sent) =>
      void (await loop.answer(learner, uuid, questions[1]?.uuid ?? '', 'Ka waiata a Nan.')),
    message: isOpened,
  },
  {
    after: 'the learner has submitted it again',
    step: async ({ learner, uuid }: Sent) => void (await loop.submit(learner, uuid)),
    message: isOver,
  },
])('after $after it stays as it is', async ({ step, message }) => {
  const its = await sentBack();
  await step(its);
  const before = await loop.shown(rangi, its.uuid);

  const { status, errors } = await loop.takeBack(hana, its.uuid);
  expect([status, errors]).toEqual([422, { reflection: [message] }]);
  expect(await loop.shown(rangi, its.uuid)).toEqual(before);
  await expectConsistent(world, its.uuid);
});

type Sent = Awaited<ReturnType<typeof sentBack>>;

test('only the mentor who sent it back can undo that, and only they are offered to', async () => {
  const { uuid } = await sentBack();
  expect((await loop.shown(rangi, uuid)).undo_seconds).toBe(0);
  expect((await loop.takeBack(rangi, uuid)).errors).toEqual({
    reflection: ['Only the mentor who sent it back can undo that.'],
  });
  await secondsPass(uuid, 20);
  const left = (await loop.shown(hana, uuid)).undo_seconds;
  expect(left).toBeGreaterThan(30);
  expect(left).toBeLessThanOrEqual(40);
});

test('undone twenty times at once, it is undone once', async () => {
  const { uuid } = await sentBack();
  const answers = await Promise.all(Array.from({ length: 20 }, () => loop.takeBack(hana, uuid)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.subject, uuid));
  const undone = events.filter(({ action }) => action === 'reflection.send-back-undone');
  expect(undone.map(({ after }) => after)).toEqual([{ round: 1 }]);
  await expectConsistent(world, uuid);
});

test('opened and undone at once, the learner either has it for good or has seen nothing of it', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { learner, uuid } = await sentBack();
    const undo = () => loop.takeBack(hana, uuid);
    const open = () => loop.mine(learner, uuid);
    const first = round % 2 === 0 ? [undo(), open()] : [open(), undo()];
    await Promise.all([...first, open(), undo(), open()]);
    const { status } = await undo();
    const seen = await open();

    expect(seen.status).toBe(status === 200 ? 'review' : 'in_progress');
    expect(JSON.stringify(seen).includes(note)).toBe(status !== 200);
    await expectConsistent(world, uuid);
  }
});

test('whoever was shown what is asked for keeps it, however close the undoing was', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { learner, uuid } = await sentBack();
    const opened = Array.from({ length: 4 }, () => loop.mine(learner, uuid));
    const [undone, ...seen] = await Promise.all([loop.takeBack(hana, uuid), ...opened]);
    const hasSeen = seen.some((reflection) => JSON.stringify(reflection).includes(note));
    expect(hasSeen).toBe(undone.status !== 200);
  }
});

test('answered and undone at once, no answer is saved into what was undone', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { learner, uuid, questions } = await sentBack();
    const question = questions[1]?.uuid ?? '';
    const [undone, answered] = await Promise.all([
      loop.takeBack(hana, uuid),
      loop.answer(learner, uuid, question, 'Ka waiata a Nan.'),
    ]);
    expect([undone.status, answered.status].toSorted()).toEqual([200, 422]);
    const { questions: shown } = await loop.shown(hana, uuid);
    const text = shown[1]?.answers[0]?.answer;
    expect(text === 'Ka waiata a Nan.').toBe(answered.status === 200);
    await expectConsistent(world, uuid);
  }
});

test('a mail that goes out in that minute for another reason says nothing of it', async () => {
  const { learner, uuid } = await sentBack();
  const other = await world.reflection(learner);
  await loop.finish(rangi, other.uuid);
  await world.runJobs();
  const [certificate] = await world.mailTo(learner);
  expect(certificate?.text).not.toContain(uuid);

  await notices.minutesPass(10);
  expect((await notices.subjects(learner)).some((subject) => subject?.includes('Hana'))).toBe(true);
});

test('what is needed to undo is not stored for longer than a day', async () => {
  const { uuid } = await sentBack();
  await purgeSendBacks(world.db, new Date(Date.now() + 25 * 3_600_000));
  const rows = await world.db.select().from(sendBacks).where(eq(sendBacks.reflection, uuid));
  expect(rows).toEqual([]);
  expect((await loop.takeBack(hana, uuid)).errors).toEqual({ reflection: [isOver] });
});
