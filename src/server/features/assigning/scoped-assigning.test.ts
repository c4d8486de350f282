import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  assignableAreas,
  assignMany,
  learnerAssignments,
  removeAssignments,
  saveAssignments,
  undoAssignMany,
  writtenIn,
} from '#contract/mentoring/assignments.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { reflections } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let system: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  system = await world.person('Ana', 'admin');
});

/** An organisation with its administrator and a learner, and somebody who learns at another one too. */
async function houses() {
  const [own, both] = [await learner('Aroha'), await learner('Mere')];
  const organisation = await world.organisation('Te Kura', [own, both]);
  const other = await world.organisation('Te Kura o Tai', [both]);
  const admin = await world.person('Hana', []);
  await world.organisationRole(admin, 'organisation_admin', organisation);
  return { admin, own, both, organisation, other };
}

const learner = (name: string) => world.person(name, 'independent_learner');
const save = (by: Person, { uuid }: Person, areas: string[]) =>
  world.as(by)(saveAssignments, {
    body: { learner_id: uuid, areas_list: areas, order_by: areas.map((_, index) => index + 1) },
  });
const areasOf = async ({ uuid }: Person) => {
  const { reply } = await world.as(system)(learnerAssignments, { params: { learner: uuid } });
  return reply.data.map((area) => area.uuid);
};

test('an organisation’s administrator and its mentor assign areas to its learners', async () => {
  const { admin, own, organisation } = await houses();
  const mentor = await world.person('Tama', []);
  await world.organisationRole(mentor, 'organisation_mentor', organisation);
  const [first, second] = [await world.area('Ako'), await world.area('Manaakitanga')];

  expect((await save(admin, own, [first])).status).toBe(200);
  expect((await save(mentor, own, [second, first])).status).toBe(200);
  expect(await areasOf(own)).toEqual([second, first]);
});

test('a viewer assigns nothing', async () => {
  const { own, organisation } = await houses();
  const viewer = await world.person('Tama', []);
  await world.organisationRole(viewer, 'organisation_viewer', organisation);
  expect((await save(viewer, own, [await world.area()])).status).toBe(403);
  expect((await world.as(viewer)(assignableAreas, {})).status).toBe(403);
});

test('who learns at another organisation too keeps what was assigned there', async () => {
  const { admin, both, other } = await houses();
  const theirs = await world.person('Rangi', []);
  await world.organisationRole(theirs, 'organisation_admin', other);
  const [first, second] = [await world.area(), await world.area()];
  await save(theirs, both, [first]);

  expect((await save(admin, both, [second])).errors).toEqual({
    learner_id: [
      'Mere belongs to another organisation too. You can add areas, and take away those you added.',
    ],
  });
  const all = { body: { learner_id: both.uuid } };
  expect(Object.keys((await world.as(admin)(removeAssignments, all)).errors)).toEqual([
    'learner_id',
  ]);
  expect(await areasOf(both)).toEqual([first]);

  expect((await save(admin, both, [second, first])).status).toBe(200);
  expect((await save(admin, both, [first])).status).toBe(200);
  expect(await areasOf(both)).toEqual([first]);
});

test('of many, one who is outside stops all of them', async () => {
  const { admin, own } = await houses();
  const stranger = await learner('Secret');
  const answer = await world.as(admin)(assignMany, {
    body: { learners: [own.uuid, stranger.uuid], areas_list: [await world.area()] },
  });
  expect(answer.errors).toEqual({ 'learners.1': ['The selected learner is invalid.'] });
  expect(await areasOf(own)).toEqual([]);
});

test('undoing for many keeps to the organisation, as assigning to them does', async () => {
  const { admin, own, both, organisation } = await houses();
  const body = { learners: [own.uuid, both.uuid], areas_list: [await world.area()] };
  const given = await world.as(admin)(assignMany, { body });
  const undo = () =>
    world.as(admin)(undoAssignMany, { body: { ...body, assigned_at: given.reply.assigned_at } });

  await world.as(system)(removeMember, { body: { organisation, user: own.uuid } });
  expect((await undo()).errors).toEqual({ 'learners.0': ['The selected learner is invalid.'] });
  expect(await areasOf(both)).toEqual(body.areas_list);

  await world.as(system)(addMember, { body: { organisation, user: own.uuid } });
  expect((await undo()).status).toBe(200);
  expect([await areasOf(own), await areasOf(both)]).toEqual([[], []]);
});

test('somebody who leaves while they are assigned an area gets it or is unknown, never half', async () => {
  const { admin, own, organisation } = await houses();
  const body = { organisation, user: own.uuid };
  for (let round = 0; round < 4; round += 1) {
    const area = await world.area();
    const [saved] = await Promise.all([
      save(admin, own, [area]),
      world.as(system)(removeMember, { body }),
    ]);
    expect([200, 422]).toContain(saved.status);
    expect((await areasOf(own)).includes(area)).toBe(saved.status === 200);
    expect((await save(admin, own, [area])).status).toBe(422);
    await world.as(system)(addMember, { body });
  }
});

test('how much a learner has written elsewhere is not told', async () => {
  const { admin, own } = await houses();
  const [here, before] = [await world.area(), await world.area()];
  await world.reflection(own, { area: here, answers: ['Ka pai.'] });
  const { uuid: earlier } = await world.reflection(own, { area: before, answers: ['Nā mua.'] });
  const longAgo = new Date('2020-03-01T00:00:00Z');
  await world.db
    .update(reflections)
    .set({ createdAt: longAgo })
    .where(eq(reflections.uuid, earlier));
  const params = { learner: own.uuid };
  expect((await world.as(system)(writtenIn, { params })).reply.written).toEqual({
    [here]: 1,
    [before]: 1,
  });
  expect((await world.as(admin)(writtenIn, { params })).reply.written).toEqual({ [here]: 1 });
});

test('an area that is offered says what of it has no questions yet', async () => {
  const { admin } = await houses();
  const area = await world.area('Te ao');
  const asked = await world.pod('Asked', [area]);
  await world.ask({ pod: asked }, ['Why?']);
  await world.ask({ pod: await world.pod('In te reo alone', [area]) }, ['He aha ai?'], 'mi');
  await world.pod('Asks nothing', [area]);
  await world.pod('Switched off', [area], false);
  const offered = async () =>
    (await world.as(admin)(assignableAreas, {})).reply.areas.find(({ uuid }) => uuid === area);

  expect(await offered()).toMatchObject({
    has_questions: false,
    pods_without_questions: 1,
  });
  // Who reads te reo Māori can begin it.
  await world.ask({ area }, ['I pēhea?'], 'mi');
  expect(await offered()).toMatchObject({ has_questions: true });
});

test('areas are offered without how many learners of the service have each', async () => {
  const { admin } = await houses();
  const uuid = await world.area('Ngā Hononga');
  const { areas } = (await world.as(admin)(assignableAreas, {})).reply;
  expect(areas.find((area) => area.uuid === uuid)).toEqual({
    uuid,
    name: 'Ngā Hononga',
    name_mi: null,
    active: true,
    has_questions: false,
    pods_without_questions: 0,
  });
});
