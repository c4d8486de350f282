import { inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  saveExternalNotes,
  signOff,
  storeReview,
  updateReview,
} from '#contract/mentoring/mentoring.ts';
import { isReviewed } from '#contract/mentoring/reviewed.ts';
import { signedOff, worklist } from '#contract/mentoring/worklist.ts';
import { reflections } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
});

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const list = (person: Person, query: Record<string, number | string> = {}) =>
  world.as(person)(worklist, { query });

test('what waits is listed oldest first, with how far its review has come', async () => {
  const learner = await world.person('Mārama', 'independent_learner');
  const area = await world.area('Belonging');
  const pod = await world.pod('Settling in', [area]);
  const younger = await world.reflection(learner, { area, submittedAt: ago(1) });
  const older = await world.reflection(learner, { area, pod, submittedAt: ago(30) });
  await world.reflection(learner, { submittedAt: null });
  await world.reflection(learner, { submittedAt: ago(2), completedAt: ago(1) });
  const [answer = ''] = older.answers;
  const body = { reflection: older.uuid, answer, contents: 'Ka pai' };
  await world.as(mentor)(storeReview, { body });

  const { reply } = await list(mentor);

  expect(reply.worklist).toMatchObject({ total: 2, current_page: 1, last_page: 1, from: 1, to: 2 });
  expect(reply.worklist.data).toEqual([
    {
      uuid: older.uuid,
      name: 'Settling in',
      name_mi: null,
      type: 'pod',
      submitted_at: expect.stringMatching(/Z$/),
      questions_count: 2,
      reviewed_count: 1,
      learner: { uuid: learner.uuid, name: 'Mārama' },
      area: { uuid: area, name: 'Belonging', name_mi: null },
      pod: { uuid: pod, name: 'Settling in', name_mi: null },
      round: 1,
      turn: { whose: 'mentor', since: expect.stringMatching(/Z$/) },
      returned_to: null,
      mentor: null,
    },
    expect.objectContaining({ uuid: younger.uuid, type: 'area', pod: null, reviewed_count: 0 }),
  ]);
});

test('a review of the round before does not count for an answer written since', async () => {
  const loop = reflectionSteps(world);
  const learner = await world.person('Mere', 'independent_learner');
  const { uuid, questions } = await loop.submitted(learner);
  const answers = questions.map((question) => question.answers[0]?.uuid ?? '');
  /** As the list counts them, and as the review itself does. */
  const reviewed = async () => {
    const { data } = (await list(mentor, { per_page: 100 })).reply.worklist;
    const { questions } = await loop.shown(mentor, uuid);
    return [
      data.find((row) => row.uuid === uuid)?.reviewed_count,
      questions.flatMap(({ answers }) => answers).filter(isReviewed).length,
    ];
  };
  for (const answer of answers) {
    await world.as(mentor)(storeReview, { body: { reflection: uuid, answer, contents: 'Pai' } });
  }
  expect(await reviewed()).toEqual([2, 2]);

  await loop.giveBack(mentor, uuid, { 1: 'Which song?' });
  await loop.answer(learner, uuid, questions[1]?.uuid ?? '', 'Te Aroha');
  await loop.submit(learner, uuid);
  expect(await reviewed()).toEqual([1, 1]);

  const [, second] = (await loop.shown(mentor, uuid)).questions;
  const review = second?.answers[0]?.reviews[0]?.uuid ?? '';
  const body = { reflection: uuid, answer: answers[1] ?? '', review, contents: 'Ka pai kē' };
  await world.as(mentor)(updateReview, { body });
  expect(await reviewed()).toEqual([2, 2]);
});

test("one's own never waits for oneself, and is not in the count", async () => {
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  const { uuid } = await world.reflection(both);

  const own = (await list(both)).reply.worklist;
  const others = (await list(mentor)).reply.worklist;

  expect(own.data.map((row) => row.uuid)).not.toContain(uuid);
  expect(others.data.map((row) => row.uuid)).toContain(uuid);
  expect(others.total).toBe(own.total + 1);
});

test('what was signed off waits no more and heads the list of what was signed off', async () => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  const before = (await list(mentor)).reply.worklist.total;

  await world.as(mentor)(signOff, { body: { reflection: uuid } });
  const { reply } = await world.as(mentor)(signedOff, { query: {} });

  expect((await list(mentor)).reply.worklist.total).toBe(before - 1);
  expect(reply.signed_off[0]).toMatchObject({ uuid, learner: { name: 'Tama' } });
  expect(reply.signed_off[0]?.certificate?.number).toMatch(/^SW-/);
});

test('what was signed off at the very same moment is on one page each, in one order', async () => {
  const tui = await world.person('Tūī', 'mentor');
  const learner = await world.person('Kahu', 'independent_learner');
  const begun = await Promise.all(Array.from({ length: 9 }, () => world.reflection(learner)));
  const uuids = begun.map((row) => row.uuid);
  await world.db
    .update(reflections)
    .set({ completedAt: new Date(), completedBy: tui.uuid })
    .where(inArray(reflections.uuid, uuids));

  const pages = [1, 2, 3].map((page) => world.as(tui)(signedOff, { query: { page, per_page: 3 } }));
  const listed = (await Promise.all(pages)).flatMap(({ reply }) => reply.signed_off);
  expect(listed.map((row) => row.uuid)).toEqual(uuids.toSorted().reverse());
});

test('nothing that waits is missing: the pages together are the waiting reflections', async () => {
  const learner = await world.person('Ngaio', 'independent_learner');
  const begun = await Promise.all(Array.from({ length: 7 }, () => world.reflection(learner)));
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, index) => list(mentor, { page: index + 1, per_page: 2 })),
  );
  const listed = pages.flatMap(({ reply }) => reply.worklist.data.map(({ uuid }) => uuid));

  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toHaveLength(pages[0]?.reply.worklist.total ?? 0);
  expect(listed).toEqual(expect.arrayContaining(begun.map(({ uuid }) => uuid)));
});

test.each([
  [{ page: '0' }, 1],
  [{ page: '-2' }, 1],
  [{ page: 'two' }, 1],
  [{ page: '1.5' }, 1],
  [{ per_page: '1000' }, 1],
  [{ page: '' }, 1],
])('a page that makes no sense (%j) is page %d', async (query, page) => {
  const { status, reply } = await list(mentor, query);
  expect(status).toBe(200);
  expect(reply.worklist.current_page).toBe(page);
  expect(reply.worklist.per_page).toBeLessThanOrEqual(100);
});

test('a page past the end is empty and still knows the total', async () => {
  const { reply } = await list(mentor, { page: 9_999 });
  expect(reply.worklist).toMatchObject({ data: [], from: null, to: null, current_page: 9_999 });
  expect(reply.worklist.total).toBeGreaterThan(0);
});

test("external notes are kept with an area's reflection, and may be emptied again", async () => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  const note = (contents: string) =>
    world.as(mentor)(saveExternalNotes, { body: { reflection: uuid, contents } });

  const noted = (await note('  Hui at Te Papa ')).reply.reflection;
  expect(noted.external_learning).toBe('Hui at Te Papa');
  expect((await note('')).reply.reflection.external_learning).toBe('');
});

test("a pod's reflection has no external notes", async () => {
  const area = await world.area();
  const pod = await world.pod('Transitions', [area]);
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid } = await world.reflection(learner, { area, pod });

  const body = { reflection: uuid, contents: 'Elsewhere' };
  expect(await world.as(mentor)(saveExternalNotes, { body })).toMatchObject({
    status: 422,
    errors: { reflection: ['External learning is noted on area reflections only.'] },
  });
});

test('notes from an older version are refused with the present ones', async () => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  const note = (contents: string, ifMatch?: string) =>
    world.as(mentor)(
      saveExternalNotes,
      { body: { reflection: uuid, contents } },
      ifMatch ? { ifMatch } : {},
    );
  const first = (await note('First')).reply.reflection;
  await note('Second', first.updated_at);

  expect(await note('Third', first.updated_at)).toMatchObject({
    status: 412,
    current: { reflection: { external_learning: 'Second' } },
  });
});
