import { sql } from 'drizzle-orm';
import { beforeAll, expect, expectTypeOf, test } from 'vitest';
import { learnersOfOrganisations } from '#contract/mentoring/assignments.ts';
import {
  addMember,
  organisationIndex,
  organisationSearch,
  removeMember,
  showOrganisation,
} from '#contract/organisations/organisations.ts';
import {
  endUserSessions,
  inviteUser,
  learnerList,
  sendPasswordReset,
  showUser,
  storeUser,
  userIndex,
  userSearch,
} from '#contract/people/people.ts';
import type { organisationListQuery } from '#server/features/organisations/organisation-list-query.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Scope } from '#server/platform/data/scope.ts';
import { users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { userListQuery } from './list/user-list-query.ts';

let world: World;
let system: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  system = await world.person('Ana', 'admin');
});

type House = { organisation: string; admin: Person; learner: Person };

/** Houses of the same name, with people of the same names; one person belongs to all of them. */
async function houses<const N extends readonly string[]>(names: N, name: string) {
  const both = await world.person(`${name} Both`, 'independent_learner');
  const made: House[] = [];
  for (const _ of names) {
    const admin = await world.person(`${name} Admin`);
    const learner = await world.person(`${name} Learner`, 'independent_learner');
    const organisation = await world.organisation(`${name} School`, [admin, learner, both]);
    await world.organisationRole(admin, 'organisation_admin', organisation);
    made.push({ organisation, admin, learner });
  }
  const [own, other] = made;
  if (!own || !other) throw new Error('There are fewer than two houses.');
  return { own, other, both };
}

const uuidsOf = (rows: readonly { uuid: string }[]) => rows.map(({ uuid }) => uuid).toSorted();

test('of two organisations with the same names nobody sees across, nor counts', async () => {
  const { own, other, both } = await houses(['a', 'b'], 'Kōwhai');
  const as = world.as(own.admin);
  const mine = [own.admin.uuid, own.learner.uuid, both.uuid].toSorted();

  const listed = (await as(userIndex, { query: {} })).reply.users;
  expect([uuidsOf(listed.data), listed.total, listed.last_page]).toEqual([mine, 3, 1]);
  const found = (await as(userSearch, { params: { term: 'kowhai' }, query: {} })).reply.users;
  expect([uuidsOf(found.data), found.total]).toEqual([mine, 3]);
  const { reply: picked } = await as(learnerList, { query: { search: 'Kōwhai' } });
  expect(Object.keys(picked.independentUserData).toSorted()).toEqual(
    [own.learner.uuid, both.uuid].toSorted(),
  );
  const houseList = (await as(organisationIndex, { query: {} })).reply.organisations;
  expect([uuidsOf(houseList.data), houseList.total]).toEqual([[own.organisation], 1]);
  const term = { params: { term: 'Kōwhai' }, query: {} };
  expect((await as(organisationSearch, term)).reply.organisations.total).toBe(1);
  const assignable = (await as(learnersOfOrganisations, { query: {} })).reply.organisations;
  expect(assignable.map(({ uuid }) => uuid)).toEqual([own.organisation]);

  // A page that only others would fill is empty, with the numbers of one's own.
  const beyond = (await as(userIndex, { query: { page: 2, per_page: 3 } })).reply.users;
  expect([beyond.data, beyond.total, beyond.last_page]).toEqual([[], 3, 1]);
  const sorted = (await as(userIndex, { query: { sort: '-created_at', per_page: 1 } })).reply.users;
  expect([sorted.total, sorted.last_page]).toEqual([3, 3]);
  expect((await as(showUser, { params: { uuid: other.learner.uuid } })).status).toBe(404);
});

test('somebody who belongs elsewhere too is seen by both, and neither reads where else', async () => {
  const { own, other, both } = await houses(['a', 'b'], 'Rimu');
  for (const house of [own, other]) {
    const { reply } = await world.as(house.admin)(showUser, { params: { uuid: both.uuid } });
    expect(reply.user.organisations.map(({ uuid }) => uuid)).toEqual([house.organisation]);
  }
  // A filter by the other organisation finds nobody, not those who belong to both.
  const query = { organisation: other.organisation };
  expect((await world.as(own.admin)(userIndex, { query })).reply.users.total).toBe(0);
  const { reply } = await world.as(system)(showUser, { params: { uuid: both.uuid } });
  expect(reply.user.organisations).toHaveLength(2);
});

test('of somebody who belongs elsewhere too, only the membership of one’s own is one’s to end', async () => {
  const { own, other, both } = await houses(['a', 'b'], 'Tōtara');
  const as = world.as(own.admin);
  const body = { uuid: both.uuid };
  const why = {
    uuid: [
      'Tōtara Both belongs to more than your organisation. Please ask an administrator of the service.',
    ],
  };
  for (const call of [inviteUser, sendPasswordReset, endUserSessions])
    expect((await as(call, { body })).errors).toEqual(why);

  const membership = { organisation: own.organisation, user: both.uuid };
  const elsewhere = { organisation: other.organisation, user: both.uuid };
  expect((await as(removeMember, { body: elsewhere })).errors).toEqual({
    organisation: ['The selected organisation is invalid.'],
  });
  expect((await as(removeMember, { body: membership })).status).toBe(200);
  expect((await as(showUser, { params: { uuid: both.uuid } })).status).toBe(404);
  const still = await world.as(other.admin)(showUser, { params: { uuid: both.uuid } });
  expect(still.reply.user.organisations).toHaveLength(1);
  // Gone from the scope, and taken back as long as an undo is offered; not to be added anew.
  expect((await as(addMember, { body: membership })).errors).toEqual({
    user: ['The selected user is invalid.'],
  });
  expect((await as(addMember, { body: { ...membership, undo: true } })).status).toBe(200);
  expect((await as(showUser, { params: { uuid: both.uuid } })).status).toBe(200);
});

test('nobody is taken into an organisation by its administrator who was never theirs', async () => {
  const { own, other } = await houses(['a', 'b'], 'Mataī');
  for (const undo of [false, true]) {
    const body = { organisation: own.organisation, user: other.learner.uuid, undo };
    const { status, errors } = await world.as(own.admin)(addMember, { body });
    expect([status, errors]).toEqual([422, { user: ['The selected user is invalid.'] }]);
  }
});

test('administrators of several organisations move their people between them', async () => {
  const { own, other } = await houses(['a', 'b'], 'Karaka');
  await world.organisationRole(own.admin, 'organisation_admin', other.organisation);
  const as = world.as(own.admin);
  expect((await as(organisationIndex, { query: {} })).reply.organisations.total).toBe(2);
  const body = { organisation: own.organisation, user: other.learner.uuid };
  expect((await as(addMember, { body })).status).toBe(200);
  const { reply } = await as(showUser, { params: { uuid: other.learner.uuid } });
  expect(reply.user.organisations).toHaveLength(2);
});

const newcomer = (values: object = {}) => ({
  name: 'Wiremu',
  email: `${crypto.randomUUID()}@kura.example`,
  active: true,
  roles: ['independent_learner' as const],
  ...values,
});

test('whom an organisation invites belongs to it, as a learner and no more', async () => {
  const { own, other } = await houses(['a', 'b'], 'Pūriri');
  const store = (values: object) => world.as(own.admin)(storeUser, { body: newcomer(values) });
  const organisations_list = [own.organisation];
  const { status, reply } = await store({ organisations_list });
  expect([status, reply.user.organisations.map(({ uuid }) => uuid)]).toEqual([
    201,
    organisations_list,
  ]);
  await world.runJobs();
  expect(await world.mailTo({ ...reply.user })).toHaveLength(1);

  const field = async (values: object) => Object.keys((await store(values)).errors);
  expect(await field({})).toEqual(['organisations_list']);
  const mixed = { organisations_list: [own.organisation, other.organisation] };
  expect(await field(mixed)).toEqual(['organisations_list']);
  for (const role of ['admin', 'learning_designer', 'mentor'])
    expect(await field({ organisations_list, roles: [role] })).toEqual(['roles']);
  const mentor_id = (await world.person('Hana', 'mentor')).uuid;
  expect(await field({ organisations_list, mentor_id })).toEqual(['mentor_id']);
});

test('a role at another organisation is enough to be out of one’s hands', async () => {
  const { own, other } = await houses(['a', 'b'], 'Mamaku');
  const body = { uuid: own.learner.uuid };
  expect((await world.as(own.admin)(endUserSessions, { body })).status).toBe(200);
  await world.organisationRole(own.learner, 'organisation_viewer', other.organisation);
  expect((await world.as(own.admin)(endUserSessions, { body })).status).toBe(422);
});

test('whoever has a role of the whole service is out of an organisation’s hands', async () => {
  const { own } = await houses(['a', 'b'], 'Nīkau');
  const mentor = await world.person('Hana', ['mentor'], { passwordHash: 'set' });
  const learner = await world.person('Tama', ['independent_learner'], { passwordHash: 'set' });
  for (const { uuid: user } of [mentor, learner])
    await world.as(system)(addMember, { body: { organisation: own.organisation, user } });
  const reset = async ({ uuid }: Person) =>
    (await world.as(own.admin)(sendPasswordReset, { body: { uuid } })).status;
  expect([await reset(learner), await reset(mentor)]).toEqual([204, 422]);
});

test('the lists of an organisation lose somebody the moment they leave it', async () => {
  const { own } = await houses(['a', 'b'], 'Ngaio');
  const body = { organisation: own.organisation, user: own.learner.uuid };
  await world.as(system)(removeMember, { body });
  expect((await world.as(own.admin)(userIndex, { query: {} })).reply.users.total).toBe(2);
  const params = { uuid: own.organisation };
  const { reply } = await world.as(own.admin)(showOrganisation, { params });
  expect(reply.organisation.users).toHaveLength(2);
});

test('one organisation among many is listed by its index, and nobody else is read', async () => {
  const { own } = await houses(['a', 'b'], 'Kauri');
  await world.db.execute(sql`
    with people as (insert into users (uuid, name, email)
      select gen_random_uuid(), 'Somebody ' || n, n || '@many.example' from generate_series(1, 20000) n
      returning uuid)
    insert into memberships ("user", organisation, joined_at)
      select p.uuid, o.uuid, now() from people p, lateral (
        select uuid from organisations where uuid <> ${own.organisation} limit 1) o`);
  await world.db.execute(sql`analyze users, memberships`);
  const { where } = userListQuery({ organisations: [own.organisation] }, '', {});
  const { rows } = await world.db.execute<Record<string, string>>(
    sql`explain select ${users.uuid} from ${users} where ${where}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('memberships_organisation_index');
});

test('what lists people or organisations does not compile without a scope', () => {
  expectTypeOf<Parameters<typeof userListQuery>[0]>().toEqualTypeOf<Scope>();
  expectTypeOf<Parameters<typeof organisationListQuery>[0]>().toEqualTypeOf<Scope>();
  type Reader = Parameters<typeof import('./list/read-users.ts').readUsers>[0];
  expectTypeOf<Context>().not.toExtend<Reader>();
});
