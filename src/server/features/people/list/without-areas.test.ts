import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { removeAssignments, saveAssignments } from '#contract/mentoring/assignments.ts';
import { updateUser, userIndex } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import { assignments, userRoles, users } from '#server/schema/index.ts';
import { duringTransaction } from '#testing/during-transaction.ts';
import { newWorld, type Person } from '#testing/world.ts';

const world = await newWorld();
const admin = await world.person('Aroha Ngata', 'admin');
const areas = [await world.area(), await world.area()];

/** Who is listed as a learner without a learning area. */
async function listed(query: CallInput<typeof userIndex>['query'] = {}) {
  const asked = { without_areas: '1', per_page: 100, ...query } as const;
  const { reply } = await world.as(admin)(userIndex, { query: asked });
  return reply.users.data.map(({ name }) => name);
}

const assign = ({ uuid }: Person, areas_list: string[]) =>
  world.as(admin)(saveAssignments, {
    body: { learner_id: uuid, areas_list, order_by: areas_list.map((_, index) => index + 1) },
  });
const unassign = ({ uuid }: Person) =>
  world.as(admin)(removeAssignments, { body: { learner_id: uuid } });
const change = ({ uuid, name, email }: Person, roles: Role[], active = true) =>
  world.as(admin)(updateUser, { body: { uuid, name, email, active, roles } });

test('a learner is without an area until one is assigned, and again once none is', async () => {
  const mere = await world.person('Mere', 'independent_learner');
  expect(await listed()).toContain('Mere');
  await assign(mere, areas);
  expect(await listed()).not.toContain('Mere');
  await assign(mere, areas.slice(1));
  expect(await listed()).not.toContain('Mere');
  await unassign(mere);
  expect(await listed()).toContain('Mere');
  expect(await listed({ without_areas: '0' })).not.toContain('Mere');
});

test('somebody who is no learner is not in the list', async () => {
  const tama = await world.person('Tama', 'mentor');
  expect(await listed()).not.toContain('Tama');
  await change(tama, ['mentor', 'independent_learner']);
  expect(await listed()).toContain('Tama');
  await change(tama, ['independent_learner'], false);
  expect(await listed()).toContain('Tama');
  expect(await listed({ active: '1' })).not.toContain('Tama');
  await change(tama, ['mentor'], false);
  expect(await listed()).not.toContain('Tama');
});

test('somebody who learns no more keeps their areas, and has them when they learn again', async () => {
  const hemi = await world.person('Hēmi', 'independent_learner');
  await assign(hemi, areas);
  await change(hemi, []);
  await change(hemi, ['independent_learner']);
  expect(await listed()).not.toContain('Hēmi');
});

test('somebody deleted is not in the list', async () => {
  const gone = await world.person('Gone', 'independent_learner');
  await world.db.delete(users).where(eq(users.uuid, gone.uuid));
  expect(await listed()).not.toContain('Gone');
});

/** By what is assigned and who learns, rather than by what is kept of it. */
async function inTruth() {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select name from users join user_roles r on r."user" = uuid and role = 'independent_learner'
    where uuid not in (select learner from assignments) order by name, uuid`);
  return rows.map(({ name }) => name);
}

test.each([1, 2, 3])('twenty changes at once end as they stand (round %i)', async () => {
  const kiri = await world.person('Kiri', 'independent_learner');
  const changes = [
    () => assign(kiri, areas),
    () => unassign(kiri),
    () => change(kiri, ['mentor']),
    () => change(kiri, ['independent_learner']),
  ];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => changes[index % 4]?.()),
  );
  // Whoever learns no more when it is their turn is assigned nothing. Nobody waits in a circle.
  for (const answer of answers) expect([200, 404, 422]).toContain(answer?.status);
  expect(await listed()).toEqual(await inTruth());
});

test('two accounts made one by hand are counted as they then stand', async () => {
  const ana = await world.person('Ana', 'independent_learner');
  const same = await world.person('Ana the same', 'independent_learner');
  await assign(ana, areas);
  const { learner } = assignments;
  await world.db.update(assignments).set({ learner: same.uuid }).where(eq(learner, ana.uuid));
  await world.db.update(userRoles).set({ role: 'mentor' }).where(eq(userRoles.user, ana.uuid));
  expect(await listed()).toEqual(await inTruth());
});

test('a role given while the last area is taken away is not lost between the two', async () => {
  const rewi = await world.person('Rewi', 'independent_learner');
  await assign(rewi, areas);
  await change(rewi, []);
  // It waits for the other; or it has not noticed it, and what is listed will be wrong.
  await duringTransaction(
    world.db,
    (db) => db.delete(assignments).where(eq(assignments.learner, rewi.uuid)),
    async () => world.db.insert(userRoles).values({ user: rewi.uuid, role: 'independent_learner' }),
  );
  expect(await listed()).toContain('Rewi');
});
