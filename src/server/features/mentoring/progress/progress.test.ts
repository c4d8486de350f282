import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { learnerLearning } from '#contract/mentoring/mentoring.ts';
import { progress, progressFilters } from '#contract/mentoring/progress.ts';
import { areaPods, assignments, pods, users } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let admin: Person;
let hana: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  loop = reflectionSteps(world);
  admin = await world.person('Ngaire', 'admin');
  hana = await world.person('Hana', 'mentor');
});

const learnerNamed = (name: string) => world.person(name, 'independent_learner');

type Query = Record<string, string>;
async function listed(person: Person, query: Record<string, string> = {}) {
  const { reply } = await world.as(person)(progress, { query: { per_page: 100, ...query } });
  return reply;
}
const namesFor = async (person: Person, query: Query = {}) =>
  (await listed(person, query)).progress.data.map(({ name }) => name);

async function rowOf({ uuid }: Person) {
  const { progress } = await listed(admin);
  return progress.data.find((learner) => learner.uuid === uuid);
}

/** An area with so many pods, each with a question, assigned to the learner. */
async function areaFor(learner: Person, name: string, podCount = 1) {
  const area = await world.area(name);
  await world.ask({ area }, ['What changed?']);
  const inArea: string[] = [];
  for (let index = 0; index < podCount; index += 1) {
    const pod = await world.pod(`${name} ${index}`, [area]);
    await world.ask({ pod }, ['What did you notice?']);
    inArea.push(pod);
  }
  const slot = 1 + (await world.db.$count(assignments, eq(assignments.learner, learner.uuid)));
  const row = { learner: learner.uuid, area, slot, order: slot, assignedAt: new Date() };
  await world.db.insert(assignments).values(row);
  return { area, pods: inArea };
}

test('each area of a learner says how far it is, as the page of the learner does', async () => {
  const tama = await learnerNamed('Tama');
  const { area, pods: podsOf } = await areaFor(tama, 'Belonging', 3);
  const untouched = await areaFor(tama, 'Leadership', 2);
  const state = async () => (await rowOf(tama))?.areas[0];
  const [first = '', second = '', third = ''] = podsOf;

  expect(await state()).toMatchObject({ state: 'not_started', done: 0, total: 4 });
  const begun = await loop.begin(tama, { area, pod: first });
  expect(await state()).toMatchObject({ state: 'in_progress', done: 0, total: 4, waiting: 0 });
  await loop.answer(tama, begun.uuid, begun.questions[0]?.uuid ?? '', 'Text');
  const { reply: submitted } = await loop.submit(tama, begun.uuid);
  expect(await state()).toMatchObject({
    state: 'review',
    waiting: 1,
    waiting_since: submitted.reflection.submitted_at,
    waiting_reflection: begun.uuid,
  });
  await loop.giveBack(hana, begun.uuid, { 0: 'More?' });
  expect(await state()).toMatchObject({ state: 'sent_back', waiting: 0, waiting_reflection: null });
  await loop.submit(tama, begun.uuid);
  await loop.finish(hana, begun.uuid);
  expect(await state()).toMatchObject({ state: 'in_progress', done: 1, total: 4 });

  // A pod retired after it was written in still counts; one retired before that doesn't.
  for (const pod of [second, third])
    await world.db.update(pods).set({ active: false }).where(eq(pods.uuid, pod));
  await world.reflection(tama, { area, pod: second, completedAt: new Date() });
  await world.reflection(tama, { area, pod: null, completedAt: new Date() });
  expect(await state()).toMatchObject({ state: 'complete', done: 3, total: 3 });

  // Written under one area, in a pod that is in another one now, and an area no longer assigned.
  await world.db.update(areaPods).set({ area: untouched.area }).where(eq(areaPods.pod, first));
  await world.db.delete(assignments).where(eq(assignments.area, area));
  const { reply } = await world.as(admin)(learnerLearning, { params: { learner: tama.uuid } });
  const areas = (await rowOf(tama))?.areas ?? [];
  expect(areas.map((one) => [one.area, one.assigned])).toEqual([
    [untouched.area, true],
    [area, false],
  ]);
  expect(areas.map(({ done, total }) => Math.round((100 * done) / total))).toEqual(
    reply.learning.map((one) => one.percent_complete),
  );
  expect(areas.map(({ total }) => total)).toEqual(reply.learning.map((one) => one.pods.length + 1));
});

test('a mentor sees their own learners, whatever they ask for; an administrator everybody', async () => {
  const [mere, wiremu] = [await learnerNamed('Mere Tāne'), await learnerNamed('Wiremu')];
  const rangi = await world.person('Rangi', 'mentor');
  const withoutAreas = { state: 'none' };
  await world.mentored(rangi, [mere]);
  await world.mentored(hana, [wiremu]);
  await areaFor(mere, 'Inclusion');
  await world.mentored(rangi, [await learnerNamed('Not begun')]);
  const file = (person: Person, query = '') =>
    world.raw(person, { method: 'GET', url: `/api/admin/export/progress.csv${query}` });

  expect(await namesFor(rangi)).toEqual(['Mere Tāne']);
  expect(await namesFor(rangi, withoutAreas)).toEqual(['Not begun']);
  expect(await namesFor(rangi, { mentor: hana.uuid })).toEqual([]);
  expect(await namesFor(rangi, { mentor: 'none' })).toEqual([]);
  expect((await file(rangi)).payload).not.toContain('Wiremu');
  expect(await namesFor(admin)).toEqual(expect.arrayContaining(['Mere Tāne', 'Tama']));
  expect(await namesFor(admin, { mentor: hana.uuid, ...withoutAreas })).toEqual(['Wiremu']);
  expect(await namesFor(admin, { mentor: 'none', ...withoutAreas })).not.toContain('Wiremu');

  expect((await file(admin, '?state=none')).payload).toContain('Wiremu,,Hana,,,,,,');
  const { payload } = await file(admin);
  expect(payload).toContain('Mere Tāne,,Rangi,Inclusion,Yes,Not started,0,2,');
});

test('organisation, area, state and name narrow the list, and who has left is not in it', async () => {
  const [aroha, kiri, gone] = [
    await learnerNamed('Āroha'),
    await learnerNamed('Kiri'),
    await learnerNamed('Long gone'),
  ];
  const tui = await world.organisation('Tūī Hollow', [aroha, gone]);
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, gone.uuid));
  await world.mentored(hana, [aroha]);
  const { area } = await areaFor(aroha, 'Outdoors');
  const other = await areaFor(aroha, 'Whānau');
  await areaFor(kiri, 'Language');
  await world.reflection(aroha, { area });

  expect(await namesFor(admin, { organisation: tui })).toEqual(['Āroha']);
  expect(await namesFor(admin, { area })).toEqual(['Āroha']);
  expect(await namesFor(admin, { area, state: 'review' })).toEqual(['Āroha']);
  expect(await namesFor(admin, { area, state: 'not_started' })).toEqual([]);
  expect(await namesFor(admin, { area: other.area, state: 'not_started' })).toEqual(['Āroha']);
  expect(await namesFor(admin, { search: 'aroha' })).toEqual(['Āroha']);
  const filtered = await listed(admin, { area, organisation: tui, mentor: hana.uuid });
  expect(filtered.areas.map(({ name }) => name)).toEqual(['Outdoors']);
  expect(filtered.about).toMatchObject({
    organisation: { name: 'Tūī Hollow' },
    mentor: { name: 'Hana' },
  });

  const { reply: forHana } = await world.as(hana)(progressFilters, {});
  const { reply: forAdmin } = await world.as(admin)(progressFilters, {});
  expect(forHana).toMatchObject({ organisations: [{ name: 'Tūī Hollow' }], mentors: [] });
  expect(forAdmin.mentors).toContainEqual({ uuid: hana.uuid, name: 'Hana' });
});
