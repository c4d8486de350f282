import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import { reviewQueue } from '#contract/mentoring/review-queue.ts';
import { here } from '#contract/mentoring/turns.ts';
import { learnerMentors, reflections } from '#server/schema/index.ts';
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

async function learnerOf(mentor: Person) {
  const learner = await world.person('Mārama', 'independent_learner');
  await world.db
    .insert(learnerMentors)
    .values({ learner: learner.uuid, mentor: mentor.uuid, since: new Date() });
  return learner;
}

type Query = CallInput<typeof reviewQueue>['query'];
const queueOf = async (mentor: Person, query: Query = {}) =>
  (await world.as(mentor)(reviewQueue, { query: { per_page: 100, ...query } })).reply;
const uuidsOf = ({ queue }: Awaited<ReturnType<typeof queueOf>>) =>
  queue.data.map(({ uuid }) => uuid);

const reviewAll = async (mentor: Person, reflection: string) => {
  const { questions } = await loop.shown(mentor, reflection);
  for (const question of questions) {
    const answer = question.answers[0]?.uuid ?? '';
    await world.as(mentor)(storeReview, { body: { reflection, answer, contents: 'Ka pai' } });
  }
};

test('a mentor starts with their own learners, and somebody without any with everybody’s', async () => {
  const tui = await world.person('Tūī', 'mentor');
  const own = await loop.submitted(await learnerOf(tui));
  const other = await loop.submitted(await world.person('Ana', 'independent_learner'));

  const mine = await queueOf(tui);
  expect([mine.whose, uuidsOf(mine)]).toEqual(['mine', [own.uuid]]);
  const all = await queueOf(tui, { mine: '0' });
  expect(all.whose).toBe('all');
  expect(uuidsOf(all)).toEqual(expect.arrayContaining([own.uuid, other.uuid]));
  const without = await queueOf(await world.person('Kahu', 'mentor'));
  expect(without.whose).toBe('all');
  expect((await queueOf(tui, { mentor: rewi.uuid })).whose).toBe(rewi.uuid);
  expect(uuidsOf(await queueOf(tui, { mentor: 'none' }))).toContain(other.uuid);
});

test('each state has its number and its list, and a reflection moves from one to the next', async () => {
  const ngaio = await world.person('Ngaio', 'mentor');
  const learner = await learnerOf(ngaio);
  const { uuid } = await loop.submitted(learner);
  const counts = async () => {
    const lists = await Promise.all(
      (['waiting', 'ready', 'sent_back', 'finished'] as const).map((state) =>
        queueOf(ngaio, { state }),
      ),
    );
    const [first] = lists;
    expect(lists.map(({ queue }) => queue.total)).toEqual(Object.values(first?.counts ?? {}));
    expect(lists.map(uuidsOf)).toEqual(lists.map(({ queue }) => (queue.total ? [uuid] : [])));
    return first?.counts;
  };
  const none = { waiting: 0, ready: 0, sent_back: 0, finished: 0 };
  expect(await counts()).toEqual({ ...none, waiting: 1 });

  await reviewAll(ngaio, uuid);
  expect(await counts()).toEqual({ ...none, waiting: 1, ready: 1 });

  await loop.giveBack(ngaio, uuid, { 0: 'Who was there?' });
  expect(await counts()).toEqual({ ...none, sent_back: 1 });

  const asked = (await loop.mine(learner, uuid)).questions[0]?.uuid ?? '';
  await loop.answer(learner, uuid, asked, 'Whānau and neighbours');
  await loop.submit(learner, uuid);
  expect(await counts()).toEqual({ ...none, waiting: 1 });

  await loop.finish(ngaio, uuid);
  expect(await counts()).toEqual({ ...none, finished: 1 });
});

test('what was signed off before Monday is no longer among what was finished this week', async () => {
  const kiri = await world.person('Kiri', 'mentor');
  const { uuid } = await loop.submitted(await learnerOf(kiri));
  await loop.finish(kiri, uuid);
  const { rows } = await world.db.execute<{ monday: string }>(
    sql`select date_trunc('week', now(), 'Pacific/Auckland')::text as monday`,
  );
  const monday = new Date(rows[0]?.monday ?? '');
  const finishedAt = async (completedAt: Date) => {
    await world.db
      .update(reflections)
      .set({ submittedAt: completedAt, completedAt })
      .where(eq(reflections.uuid, uuid));
    return (await queueOf(kiri)).counts.finished;
  };
  expect(await finishedAt(monday)).toBe(1);
  expect(await finishedAt(new Date(monday.getTime() - 1))).toBe(0);
});

test('the longest wait is first by day, and of one day what was resubmitted', async () => {
  const moana = await world.person('Moana', 'mentor');
  const learner = await learnerOf(moana);
  const at = async (submittedAt: string, round = 1) => {
    const { uuid } = await world.reflection(learner, { submittedAt: new Date(submittedAt) });
    const sentBackAt = round > 1 ? new Date('2026-11-01T00:00:00Z') : null;
    await world.db.update(reflections).set({ round, sentBackAt }).where(eq(reflections.uuid, uuid));
    return uuid;
  };
  // 23:30 and 00:30 in Wellington.
  const late = await at('2026-11-18T10:30:00Z');
  const nextDay = await at('2026-11-18T11:30:00Z');
  const again = await at('2026-11-19T09:00:00Z', 2);
  const evening = await at('2026-11-19T10:00:00Z');

  expect(uuidsOf(await queueOf(moana))).toEqual([late, again, nextDay, evening]);
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => queueOf(moana, { page, per_page: 1 })),
  );
  expect(pages.flatMap(uuidsOf)).toEqual([late, again, nextDay, evening]);
});

test('a row names the other mentor who has it open or has begun it', async () => {
  const { uuid } = await loop.submitted(await learnerOf(hana));
  const heldBy = async (mentor: Person) =>
    (await queueOf(mentor, { mine: '0' })).queue.data.find((row) => row.uuid === uuid)?.held_by;
  expect(await heldBy(hana)).toBeNull();

  await world.as(rewi)(here, { body: { reflection: uuid } });
  expect(await heldBy(hana)).toEqual({ uuid: rewi.uuid, name: 'Rewi' });
  expect(await heldBy(rewi)).toBeNull();

  await world.as(rewi)(here, { body: { reflection: uuid, leaving: true } });
  expect(await heldBy(hana)).toBeNull();
  await reviewAll(rewi, uuid);
  expect(await heldBy(hana)).toEqual({ uuid: rewi.uuid, name: 'Rewi' });
});

test("one's own is in no list and in no number", async () => {
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  const before = await queueOf(both, { mine: '0' });
  await loop.submitted(both);
  expect(await queueOf(both, { mine: '0' })).toEqual(before);
});
