import { and, eq, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, expectTypeOf, test } from 'vitest';
import { historyFile, historyIndex } from '#contract/history/history.ts';
import { grantOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { updateUser } from '#contract/people/people.ts';
import type { Context } from '#server/platform/data/context.ts';
import { auditEvents, memberships, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import type { conditionOf } from './conditions.ts';
import { eventWithin } from './event-within.ts';
import type { readEvents } from './read-events.ts';

let world: World;
let system: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  system = await world.person('Ana Service', 'admin');
});

const hours = (number: number) => new Date(Date.UTC(2026, 0, 1, number));

async function happened(subject: string, event: Partial<typeof auditEvents.$inferInsert> = {}) {
  const row = {
    uuid: newUuid(),
    at: new Date(),
    actor: system.uuid,
    subject,
    action: 'user.changed',
    subjectType: 'user',
    address: '203.0.113.7',
    ...event,
  };
  await world.db.insert(auditEvents).values(row);
  return row.uuid;
}

/** Two organisations of the same name, one person of both; nobody joined or left through a call. */
async function houses(name: string) {
  const admin = await world.person(`${name} Admin`);
  const [own, both, stranger] = [
    await world.person(`${name} Learner`, 'independent_learner'),
    await world.person(`${name} Both`, 'independent_learner'),
    await world.person(`${name} Learner`, 'independent_learner'),
  ];
  const organisation = await world.organisation(`${name} School`, [admin, own, both]);
  const other = await world.organisation(`${name} School`, [stranger, both]);
  await world.organisationRole(admin, 'organisation_admin', organisation);
  return { admin, own, both, stranger, organisation, other };
}

const find = async (by: Person, query: Record<string, string | number> = {}) =>
  (await world.as(by)(historyIndex, { query })).reply;
const uuidsOf = ({ history }: Awaited<ReturnType<typeof find>>) =>
  history.data.map(({ uuid }) => uuid).toSorted();

test('the history is narrowed to one organisation, and never widened by naming one', async () => {
  const [here, there] = [await houses('Rimu'), await houses('Tōtara')];
  await world.organisationRole(here.admin, 'organisation_admin', there.organisation);
  const [ofHere, ofThere] = [await happened(here.own.uuid), await happened(there.own.uuid)];
  const found = async (by: Person, organisation: string) => {
    const uuids = uuidsOf(await find(by, { organisation }));
    return [ofHere, ofThere].filter((uuid) => uuids.includes(uuid));
  };
  expect(await found(here.admin, there.organisation)).toEqual([ofThere]);
  expect(await found(here.admin, here.organisation)).toEqual([ofHere]);
  expect(await found(there.admin, here.organisation)).toEqual([]);
  expect(uuidsOf(await find(there.admin, { organisation: here.organisation }))).toEqual([]);
  expect(await found(system, there.organisation)).toEqual([ofThere]);
});

test('an organisation’s administrator sees what is about its people and itself, and no more', async () => {
  const { admin, own, both, stranger, organisation, other } = await houses('Kōwhai');
  const its = [
    await happened(own.uuid),
    await happened(both.uuid),
    await happened(organisation, { action: 'organisation.changed', subjectType: 'organisation' }),
  ];
  await happened(stranger.uuid, { after: { name: 'Kōwhai secret' } });
  await happened(other, { action: 'organisation.changed', subjectType: 'organisation' });
  await happened(newUuid(), { action: 'area.stored', subjectType: 'area' });
  await happened(newUuid(), { action: 'export.made', subjectType: 'export' });

  const all = await find(admin);
  expect([uuidsOf(all), all.history.total, all.more]).toEqual([its.toSorted(), 3, false]);
  // Neither a search, a filter nor a page number finds what is another's.
  expect(uuidsOf(await find(admin, { search: 'kowhai' }))).toEqual(its.toSorted());
  for (const query of [{ search: 'secret' }, { subject: stranger.uuid }, { kind: 'area' }])
    expect((await find(admin, query)).history.total).toBe(0);
  expect((await find(admin, { per_page: 1, page: 9 })).history).toMatchObject({
    data: [],
    last_page: 3,
  });
  expect((await find(system, { subject: stranger.uuid })).history.total).toBe(1);
});

test('whom a filter names stays unnamed where they are another’s', async () => {
  const { admin, own, stranger, other } = await houses('Rimu');
  await happened(stranger.uuid, { actor: stranger.uuid });
  for (const uuid of [stranger.uuid, other, newUuid()]) {
    const { about } = await find(admin, { subject: uuid, actor: uuid });
    expect(about).toEqual({ subject: null, actor: null });
  }
  expect((await find(admin, { subject: own.uuid })).about.subject?.name).toBe('Rimu Learner');
  // Who acted on its people is named, as beside each event.
  await happened(own.uuid);
  expect((await find(admin, { actor: system.uuid })).about.actor?.name).toBe('Ana Service');
});

test('of somebody’s history it sees the times they belonged to it', async () => {
  const { admin, own, organisation } = await houses('Tōtara');
  const times = [
    { joinedAt: hours(2), leftAt: hours(4) },
    { joinedAt: hours(6), leftAt: null },
  ];
  await world.db
    .delete(memberships)
    .where(and(eq(memberships.user, own.uuid), eq(memberships.organisation, organisation)));
  await world.db
    .insert(memberships)
    .values(times.map((time) => ({ ...time, user: own.uuid, organisation })));
  const at = new Map<number, string>();
  for (const hour of [1, 3, 5, 7]) at.set(hour, await happened(own.uuid, { at: hours(hour) }));
  expect(uuidsOf(await find(admin, { subject: own.uuid }))).toEqual(
    [at.get(3), at.get(7)].toSorted(),
  );

  const body = { organisation, user: own.uuid };
  await world.as(system)(removeMember, { body });
  expect((await find(admin, { subject: own.uuid })).history.total).toBe(0);
});

test('what happened to somebody before they came, at one where they still are, is not told', async () => {
  const { admin, both, organisation, other } = await houses('Rewarewa');
  const since = (where: string, joinedAt: Date) =>
    world.db
      .update(memberships)
      .set({ joinedAt })
      .where(and(eq(memberships.user, both.uuid), eq(memberships.organisation, where)));
  await since(other, hours(1));
  await since(organisation, hours(5));
  await happened(both.uuid, { at: hours(3) });
  const later = await happened(both.uuid, { at: hours(6) });
  expect(uuidsOf(await find(admin, { subject: both.uuid }))).toEqual([later]);
});

test('what happened at an organisation that somebody left is not the next one’s', async () => {
  const [here, there] = [await houses('Mānuka'), await houses('Kahikatea')];
  const { admin, own } = here;
  await world.organisationRole(admin, 'organisation_admin', there.organisation);
  const membership = ({ organisation }: typeof here) => ({
    body: { organisation, user: own.uuid },
  });
  const before = await happened(own.uuid);
  await world.as(system)(addMember, membership(there));
  expect(uuidsOf(await find(admin, { subject: own.uuid }))).toContain(before);
  await world.as(system)(removeMember, membership(here));
  expect(uuidsOf(await find(admin, { subject: own.uuid }))).not.toContain(before);
});

test('what somebody shares with another organisation is told to that one alone', async () => {
  const { admin, both, organisation, other } = await houses('Hīnau');
  const shared = (organisation: string) =>
    happened(both.uuid, { action: 'user.area-shared', after: { organisation } });
  const here = await shared(organisation);
  await shared(other);
  expect(uuidsOf(await find(admin, { subject: both.uuid }))).toEqual([here]);
});

test('nothing tells where else somebody belongs, nor what they are called since they left', async () => {
  const { admin, both, organisation, other } = await houses('Mataī');
  const third = await world.organisation('Mataī third', []);
  await world.as(system)(addMember, { body: { organisation: third, user: both.uuid } });
  const role = { organisation: other, user: both.uuid, role: 'organisation_viewer' } as const;
  await world.as(system)(grantOrganisationRole, { body: role });
  await happened(both.uuid, { action: 'user.login-linked', after: { name: 'Login of the other' } });
  expect((await find(admin)).history.total).toBe(0);
  expect((await find(system, { subject: both.uuid })).history.total).toBe(3);

  await world.as(system)(removeMember, { body: { organisation, user: both.uuid } });
  const { uuid, email } = both;
  await world.as(system)(updateUser, { body: { uuid, email, name: 'Renamed since' } });
  const events = await find(admin);
  expect(events.history.data.map(({ action }) => action)).toEqual(['organisation.member-removed']);
  const said = JSON.stringify(events);
  expect(said).toContain('Mataī Both');
  expect(said).not.toContain('Renamed since');
});

test('where people were and by which token stays with whoever looks after the whole service', async () => {
  const { admin, own } = await houses('Karaka');
  await happened(own.uuid);
  const [event] = (await find(admin)).history.data;
  expect([event?.address, event?.actor?.name, event?.by_token]).toEqual([
    null,
    'Ana Service',
    null,
  ]);
  const { body } = await world.raw(admin, { method: 'GET', url: historyFile });
  expect(body).toContain('Ana Service');
  expect(body).not.toContain('203.0.113.7');
});

test('the file holds what the list shows, and is not to be had without the role', async () => {
  const { admin, own, stranger } = await houses('Pūriri');
  const [mine, theirs] = [await happened(own.uuid), await happened(stranger.uuid)];
  const download = () => world.raw(admin, { method: 'GET', url: historyFile });
  const { body } = await download();
  expect([body.includes(mine), body.includes(theirs)]).toEqual([true, false]);
  await world.db.execute(sql`update organisation_roles set ended_at = now()
    where "user" = ${admin.uuid}`);
  expect((await download()).statusCode).toBe(403);
});

test('the events of one organisation among many are found by an index', async () => {
  const { organisation, stranger } = await houses('Nīkau');
  await world.db.execute(sql`
    insert into audit_events (uuid, at, action, subject_type, subject)
      select gen_random_uuid(), now(), 'user.changed', 'user', ${stranger.uuid}
      from generate_series(1, 20000)`);
  await world.db.execute(sql`analyze audit_events, memberships, users`);
  const where = eventWithin({ organisations: [organisation] });
  const { rows } = await world.db.execute<Record<string, string>>(
    sql`explain select uuid from ${auditEvents} where ${where}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan on audit_events');
  expect(plan).toContain('audit_events_subject');
  await world.db.delete(users).where(eq(users.uuid, stranger.uuid));
});

test('what reads the history does not compile without a scope', () => {
  expectTypeOf<Context>().not.toExtend<Parameters<typeof conditionOf>[0]>();
  expectTypeOf<Context>().not.toExtend<Parameters<typeof readEvents>[0]>();
});
