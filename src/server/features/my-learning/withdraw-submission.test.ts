import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { figures } from '#contract/figures/figures.ts';
import { saveExternalNotes, storeReview } from '#contract/mentoring/mentoring.ts';
import { here } from '#contract/mentoring/turns.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { expectConsistent } from '#server/features/mentoring/testing/consistent.test-support.ts';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { auditEvents, reflections, userRoles } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let notices: ReturnType<typeof noticesOf>;
let hana: Person;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  notices = noticesOf(world);
  hana = await world.person('Hana', 'mentor');
});

const learnerNamed = (name: string) => world.person(name, 'independent_learner');

async function submitted() {
  const tama = await learnerNamed('Tama');
  const { uuid, questions } = await loop.submitted(tama);
  const [first] = questions;
  return {
    tama,
    uuid,
    question: first?.uuid ?? '',
    answer: first?.answers[0]?.uuid ?? '',
  };
}

const isWaiting = async (uuid: string) => {
  const { reply } = await world.as(hana)(worklist, { query: { per_page: 100 } });
  return reply.worklist.data.some((row) => row.uuid === uuid);
};

const review = (reflection: string, answer: string) =>
  world.as(hana)(storeReview, { body: { reflection, answer, contents: 'Ka pai' } });

const begun = {
  status: 422,
  errors: { reflection: ['A mentor has started to review it, so it stays with them.'] },
};

test('withdrawn, it is the learner’s to write in, and waits for nobody', async () => {
  const { tama, uuid, question } = await submitted();
  expect(await loop.mine(tama, uuid)).toMatchObject({ may_withdraw: true });

  const { status, reply } = await loop.withdrawSubmission(tama, uuid);

  expect(status).toBe(200);
  expect(reply.reflection).toMatchObject({
    status: 'in_progress',
    submitted_at: null,
    round: 1,
    may_withdraw: false,
    turn: { whose: 'learner' },
  });
  expect(reply.reflection.questions.map(({ open }) => open)).toEqual([true, true]);
  expect(await isWaiting(uuid)).toBe(false);
  expect((await loop.answer(tama, uuid, question, 'Second thoughts')).status).toBe(200);
  expect((await loop.submit(tama, uuid)).status).toBe(200);
  expect(await isWaiting(uuid)).toBe(true);
  await expectConsistent(world, uuid);
});

test('the mentors’ notices of it are gone, and no mail is sent of what was withdrawn', async () => {
  const tane = await world.person('Tāne', 'mentor');
  await notices.minutesPass(60);
  await notices.subjects(tane);
  const before = (await notices.list(tane)).unread;
  const { tama, uuid } = await submitted();
  expect((await notices.list(tane)).unread).toBe(before + 1);

  await loop.withdrawSubmission(tama, uuid);

  expect((await notices.list(tane)).unread).toBe(before);
  await notices.minutesPass(60);
  expect(await notices.subjects(tane)).toEqual([]);
});

test('resubmitted by mistake, it is what was asked for again, with the notice of it', async () => {
  const { tama, uuid } = await submitted();
  await loop.giveBack(hana, uuid, { 0: 'He aha te kōrero a te whānau?' });
  const asked = await loop.mine(tama, uuid);
  const told = await notices.list(tama);
  await loop.submit(tama, uuid);

  const { reply } = await loop.withdrawSubmission(tama, uuid);

  expect(reply.reflection).toEqual({ ...asked, updated_at: reply.reflection.updated_at });
  expect(reply.reflection.questions.map(({ open }) => open)).toEqual([true, false]);
  expect((await notices.list(tama)).unread).toBe(told.unread);
  await expectConsistent(world, uuid);
});

test('so it is where the clock of another node is ahead', async () => {
  const { tama, uuid, question } = await submitted();
  await loop.giveBack(hana, uuid, { 0: 'He aha te kōrero a te whānau?' });
  const told = await notices.list(tama);
  const before = (await notices.list(hana)).unread;
  await world.db
    .update(reflections)
    .set({ sentBackAt: new Date(Date.now() + 2_000) })
    .where(eq(reflections.uuid, uuid));
  await loop.answer(tama, uuid, question, 'Nan said so.');
  await loop.submit(tama, uuid);
  expect((await notices.list(hana)).unread).toBe(before + 1);

  expect((await loop.withdrawSubmission(tama, uuid)).status).toBe(200);
  expect((await notices.list(hana)).unread).toBe(before);
  expect((await notices.list(tama)).unread).toBe(told.unread);
});

test('once a mentor has it open, it stays with them until they leave', async () => {
  const { tama, uuid } = await submitted();
  await world.as(hana)(here, { body: { reflection: uuid } });

  expect(await loop.withdrawSubmission(tama, uuid)).toMatchObject(begun);
  expect(await loop.mine(tama, uuid)).toMatchObject({
    status: 'review',
    may_withdraw: false,
  });

  await world.as(hana)(here, { body: { reflection: uuid, leaving: true } });
  expect((await loop.withdrawSubmission(tama, uuid)).status).toBe(200);
});

test('once a mentor has written a review or notes, it stays with them', async () => {
  const reviewed = await submitted();
  await review(reviewed.uuid, reviewed.answer);
  const noted = await submitted();
  const body = { reflection: noted.uuid, contents: 'Seen at the centre' };
  await world.as(hana)(saveExternalNotes, { body });

  for (const { tama, uuid } of [reviewed, noted]) {
    expect(await loop.withdrawSubmission(tama, uuid)).toMatchObject(begun);
    expect(await loop.mine(tama, uuid)).toMatchObject({ may_withdraw: false });
    expect(await isWaiting(uuid)).toBe(true);
  }
});

test('nor is it withdrawn once that mentor mentors no more', async () => {
  const { tama, uuid, answer } = await submitted();
  const rewi = await world.person('Rewi', 'mentor');
  await world.as(rewi)(storeReview, { body: { reflection: uuid, answer, contents: 'Ka pai' } });
  await world.db.delete(userRoles).where(eq(userRoles.user, rewi.uuid));
  expect(await loop.mine(tama, uuid)).toMatchObject({ may_withdraw: false });
  expect(await loop.withdrawSubmission(tama, uuid)).toMatchObject(begun);
});

test('what is complete, or was reopened, is not withdrawn', async () => {
  const { tama, uuid, answer } = await submitted();
  await review(uuid, answer);
  await loop.finish(hana, uuid);
  expect(await loop.withdrawSubmission(tama, uuid)).toMatchObject({
    status: 422,
    errors: { reflection: ['This reflection is complete. No further changes can be made.'] },
  });
  await loop.undo(hana, uuid);
  expect(await loop.withdrawSubmission(tama, uuid)).toMatchObject(begun);
});

test('somebody else’s is not there; what was not submitted stays as it is', async () => {
  const { uuid } = await submitted();
  const stranger = await learnerNamed('Mārama');
  expect((await loop.withdrawSubmission(stranger, uuid)).status).toBe(404);
  expect(await isWaiting(uuid)).toBe(true);

  const own = await loop.begin(stranger);
  const { status, reply } = await loop.withdrawSubmission(stranger, own.uuid);
  expect(status).toBe(200);
  expect(reply.reflection.updated_at).toBe(own.updated_at);
});

test('withdrawn and reviewed at the same time: one of the two happens, and never both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { tama, uuid, answer } = await submitted();

    const [taken, ...reviewed] = await Promise.all([
      loop.withdrawSubmission(tama, uuid),
      loop.withdrawSubmission(tama, uuid),
      review(uuid, answer),
    ]);

    const saved = reviewed.at(-1)?.status;
    expect([taken.status, saved]).toEqual(taken.status === 200 ? [200, 422] : [422, 201]);
    expect(await isWaiting(uuid)).toBe(taken.status === 422);
    await expectConsistent(world, uuid);
  }
});

test('the history says that it was withdrawn', async () => {
  const { tama, uuid } = await submitted();
  await loop.withdrawSubmission(tama, uuid);
  await loop.withdrawSubmission(tama, uuid);

  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.subject, uuid));
  const undone = events.filter(({ action }) => action === 'reflection.withdrawn');
  expect(undone.map(({ actor }) => actor)).toEqual([tama.uuid]);
});

test('the figures count what the mentors had: once, however often it was withdrawn', async () => {
  const tama = await learnerNamed('Tama');
  const pounamu = await world.organisation('Pounamu', [tama]);
  const { uuid } = await loop.submitted(tama);
  await loop.withdrawSubmission(tama, uuid);
  const admin = await world.person('Ngaire', 'admin');
  const submissions = async () => {
    const query = { organisation: pounamu };
    const { reply } = await world.as(admin)(figures, { query });
    return reply.weeks.at(-1)?.submitted;
  };
  expect(await submissions()).toBe(0);

  await loop.submit(tama, uuid);
  await loop.withdrawSubmission(tama, uuid);
  await loop.submit(tama, uuid);
  expect(await submissions()).toBe(1);
});
