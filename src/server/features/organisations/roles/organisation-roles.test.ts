import { eq } from 'drizzle-orm';
import { beforeAll, expect, expectTypeOf, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { historyIndex } from '#contract/history/history.ts';
import type { OrganisationRole } from '#contract/organisations/organisation-rights.ts';
import {
  endOrganisationRole,
  grantOrganisationRole,
  rolesAtOrganisation,
} from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import type { Context } from '#server/platform/data/context.ts';
import { organisationRoles, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import type { rolesAtOrganisation as readRolesAt } from './read-roles.ts';

let world: World;
let aroha: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  aroha = await world.person('Aroha', 'admin');
});

const grant = (by: Person, organisation: string, user: Person, role: OrganisationRole) =>
  world.as(by)(grantOrganisationRole, { body: { organisation, user: user.uuid, role } });
const end = (by: Person, uuid: string, last_administrator = false) =>
  world.as(by)(endOrganisationRole, { body: { uuid, last_administrator } });
const rolesAt = (by: Person, uuid: string) =>
  world.as(by)(rolesAtOrganisation, { params: { uuid } });

async function administered(name: string) {
  const admin = await world.person(`Mere of ${name}`);
  const organisation = await world.organisation(name, [admin]);
  const { reply } = await grant(aroha, organisation, admin, 'organisation_admin');
  return { admin, organisation, role: reply.roles[0]?.uuid ?? '' };
}

test('a role at one organisation is given, shown to its holder, and ended from the next request', async () => {
  const mere = await world.person('Mere');
  const organisation = await world.organisation('Kōwhai Kindergarten', [mere]);
  expect((await world.as(mere)(currentUser, {})).reply).not.toHaveProperty('scopes');
  const { status, reply } = await grant(aroha, organisation, mere, 'organisation_admin');
  expect([status, reply.roles]).toEqual([
    201,
    [
      {
        uuid: expect.any(String),
        user: { uuid: mere.uuid, name: 'Mere', email: mere.email },
        role: 'organisation_admin',
        granted_by: { uuid: aroha.uuid, name: 'Aroha' },
        granted_at: expect.any(String),
      },
    ],
  ]);
  const { scopes, permissions } = (await world.as(mere)(currentUser, {})).reply;
  expect(scopes).toEqual([
    {
      organisation: { uuid: organisation, name: 'Kōwhai Kindergarten' },
      role: 'organisation_admin',
    },
  ]);
  // Nothing of it counts for the whole service.
  expect(permissions).toEqual([]);
  expect((await rolesAt(mere, organisation)).status).toBe(200);

  await end(aroha, reply.roles[0]?.uuid ?? '', true);
  expect((await rolesAt(mere, organisation)).status).toBe(403);
  expect((await world.as(mere)(currentUser, {})).reply).not.toHaveProperty('scopes');
});

test('given twice, also at once, somebody has it once', async () => {
  const { admin, organisation } = await administered('Rimu School');
  const tama = await world.person('Tama');
  await world.as(aroha)(addMember, { body: { organisation, user: tama.uuid } });
  const answers = await Promise.all(
    [aroha, admin, aroha].map((by) => grant(by, organisation, tama, 'organisation_viewer')),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  expect(answers[0]?.reply.roles.map(({ user }) => user.name)).toEqual([
    'Mere of Rimu School',
    'Tama',
  ]);
});

test('an administrator of one organisation gives its roles to its people, and nowhere else', async () => {
  const { admin, organisation } = await administered('Tōtara School');
  const other = await administered('Mataī School');
  const tama = await world.person('Tama');
  await world.as(aroha)(addMember, { body: { organisation, user: tama.uuid } });
  for (const role of ['organisation_admin', 'organisation_mentor', 'organisation_viewer'] as const)
    expect((await grant(admin, organisation, tama, role)).status).toBe(201);
  expect((await grant(admin, organisation, other.admin, 'organisation_viewer')).errors).toEqual({
    user: ['The selected user is invalid.'],
  });
  expect((await grant(admin, other.organisation, tama, 'organisation_viewer')).errors).toEqual({
    organisation: ['The selected organisation is invalid.'],
  });
  expect((await end(admin, other.role, true)).errors).toEqual({
    uuid: ['The selected role is invalid.'],
  });
  expect((await rolesAt(other.admin, other.organisation)).reply.roles).toHaveLength(1);
});

test.each(['organisation_mentor', 'organisation_viewer'] as const)(
  'an %s gives no role, not even their own',
  async (role) => {
    const mere = await world.person('Mere');
    const tama = await world.person('Tama');
    const organisation = await world.organisation('Kahikatea School', [mere, tama]);
    await grant(aroha, organisation, mere, role);
    expect((await grant(mere, organisation, tama, role)).status).toBe(403);
    expect((await grant(mere, organisation, mere, 'organisation_admin')).status).toBe(403);
  },
);

test('the last administrator of an organisation is ended only where that was seen', async () => {
  const { admin, organisation, role } = await administered('Pūriri School');
  const refused = await end(aroha, role);
  expect([refused.status, refused.errors]).toEqual([
    422,
    {
      last_administrator: [
        'Mere of Pūriri School is the last administrator of Pūriri School. Confirm if it should have none.',
      ],
    },
  ]);
  expect((await rolesAt(admin, organisation)).status).toBe(200);
  expect((await end(aroha, role, true)).status).toBe(200);
  expect((await end(aroha, role, true)).errors).toEqual({
    uuid: ['The selected role is invalid.'],
  });
});

test('of two administrators who end each other’s role at once, the second is warned', async () => {
  const { admin, organisation, role } = await administered('Karaka School');
  const tama = await world.person('Tama');
  await world.as(aroha)(addMember, { body: { organisation, user: tama.uuid } });
  const { reply } = await grant(admin, organisation, tama, 'organisation_admin');
  const his = reply.roles.find(({ user }) => user.uuid === tama.uuid)?.uuid ?? '';
  const answers = await Promise.all([end(aroha, role), end(aroha, his)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await rolesAt(aroha, organisation)).reply.roles).toHaveLength(1);
});

test('the last administrator leaves an organisation only where that was seen', async () => {
  const { admin, organisation } = await administered('Rātā School');
  const body = { organisation, user: admin.uuid };
  const refused = await world.as(aroha)(removeMember, { body });
  expect([refused.status, refused.errors]).toEqual([
    422,
    {
      last_administrator: [
        'Mere of Rātā School is the last administrator of Rātā School. Confirm if it should have none.',
      ],
    },
  ]);
  // Nothing of it was done.
  expect((await rolesAt(admin, organisation)).status).toBe(200);
  const seen = { ...body, last_administrator: true };
  expect((await world.as(aroha)(removeMember, { body: seen })).reply.organisation.users).toEqual(
    [],
  );
});

test('of two administrators who leave or are ended at once, the second is warned', async () => {
  for (const name of ['Tarata', 'Horoeka', 'Maire']) {
    const { admin, organisation, role } = await administered(`${name} School`);
    const tama = await world.person('Tama');
    await world.as(aroha)(addMember, { body: { organisation, user: tama.uuid } });
    await grant(admin, organisation, tama, 'organisation_admin');
    const leave = ({ uuid: user }: Person) =>
      world.as(aroha)(removeMember, { body: { organisation, user } });
    const other = name === 'Maire' ? end(aroha, role) : leave(admin);
    const answers = await Promise.all([leave(tama), other]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await rolesAt(aroha, organisation)).reply.roles).toHaveLength(1);
  }
});

test('whoever leaves an organisation has no role there, also when they come back', async () => {
  const { admin, organisation } = await administered('Ngaio School');
  const body = { organisation, user: admin.uuid };
  await world.as(aroha)(removeMember, { body: { ...body, last_administrator: true } });
  expect((await rolesAt(admin, organisation)).status).toBe(403);
  await world.as(aroha)(addMember, { body: { ...body, undo: true } });
  expect((await rolesAt(admin, organisation)).status).toBe(403);
});

test('a role goes to nobody who can’t log in, and to no address that nobody has proved', async () => {
  const organisation = await world.organisation('Nīkau School');
  const gone = await world.person('Hana', [], { active: false });
  const registered = { emailVerifiedAt: null, passwordHash: 'set' };
  const unproved = await world.person('Wiremu', [], registered);
  const errors = async (to: Person) =>
    (await grant(aroha, organisation, to, 'organisation_admin')).errors;
  expect(await errors(gone)).toEqual({ user: ['Hana isn’t active, so they couldn’t use a role.'] });
  expect(await errors(unproved)).toEqual({
    user: [expect.stringContaining('Wiremu hasn’t verified their email address yet.')],
  });
  // Switched off afterwards, their roles count for nothing.
  const { admin, organisation: theirs } = await administered('Mamaku School');
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, admin.uuid));
  expect((await rolesAt(admin, theirs)).status).toBe(401);
});

test('history tells who gave and ended which role, at the organisation and at the person', async () => {
  const { admin, organisation, role } = await administered('Kauri School');
  await end(aroha, role, true);
  for (const subject of [organisation, admin.uuid]) {
    const { reply } = await world.as(aroha)(historyIndex, { query: { subject } });
    const roleEvents = reply.history.data.filter(({ action }) => action.includes('role-'));
    expect(roleEvents.map(({ action, actor }) => [action, actor?.name])).toEqual([
      ['organisation.role-ended', 'Aroha'],
      ['organisation.role-granted', 'Aroha'],
    ]);
    expect(JSON.stringify(roleEvents[0]?.changes)).toContain('Organisation administrator');
  }
  const [row] = await world.db
    .select()
    .from(organisationRoles)
    .where(eq(organisationRoles.uuid, role));
  expect(row).toMatchObject({
    grantedBy: aroha.uuid,
    endedBy: aroha.uuid,
    endedAt: expect.any(Date),
  });
});

test('what finds records does not compile without a scope', () => {
  expectTypeOf<Context>().not.toExtend<Parameters<typeof readRolesAt>[0]>();
});
