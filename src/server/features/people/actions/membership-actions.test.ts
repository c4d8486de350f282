import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { addMember } from '#contract/organisations/organisations.ts';
import {
  applyUserAction,
  previewUserAction,
  type UserOutcome,
} from '#contract/people/user-actions.ts';
import {
  auditEvents,
  learnerMentors,
  memberships,
  organisationRoles,
} from '#server/schema/index.ts';
import { newWorld, type Person } from '#testing/world.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const system = await world.person('Ana', 'admin');

type Body = CallInput<typeof applyUserAction>['body'];
const preview = (body: Body, by = system) => world.as(by)(previewUserAction, { body });
const apply = (body: Body, by = system) => world.as(by)(applyUserAction, { body });
const outcomes = ({ reply }: { reply: { outcomes: UserOutcome[] } }) =>
  Object.fromEntries(reply.outcomes.map(({ name, outcome }) => [name, outcome]));
const of = (...people: Person[]) => people.map(({ uuid }) => uuid);
const add = 'add_to_organisation' as const;
const remove = 'remove_from_organisation' as const;

const periods = (user: Person, organisation: string) =>
  world.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.user, user.uuid), eq(memberships.organisation, organisation)));

/** The names of these who belong to it now, sorted. */
async function belonging(organisation: string, people: Person[]) {
  const rows = await world.db
    .select({ user: memberships.user })
    .from(memberships)
    .where(and(eq(memberships.organisation, organisation), isNull(memberships.leftAt)));
  const there = new Set(rows.map(({ user }) => user));
  return people.flatMap(({ uuid, name }) => (there.has(uuid) ? name : [])).toSorted();
}

async function twoSchools() {
  const [mere, tama] = [
    await world.person('Mere', 'independent_learner'),
    await world.person('Tama', 'independent_learner'),
  ];
  const kura = await world.organisation('Te Kura', [mere]);
  const tai = await world.organisation('Te Kura o Tai', [tama]);
  return { mere, tama, kura, tai, both: [mere, tama] };
}

test('people are added to an organisation together, with their history, and taken out by the undo', async () => {
  const { mere, tama, kura, tai, both } = await twoSchools();
  const body = { action: add, organisation: kura, uuids: of(mere, tama) };
  const said = { Mere: 'already', Tama: 'done' };
  expect(outcomes(await preview(body))).toEqual(said);
  expect(await belonging(kura, both)).toEqual(['Mere']);

  expect(outcomes(await apply({ ...body, expected: 1 }))).toEqual(said);
  expect([await belonging(kura, both), await belonging(tai, both)]).toEqual([
    ['Mere', 'Tama'],
    ['Tama'],
  ]);
  const about = inArray(auditEvents.subject, [kura, tama.uuid]);
  const events = await world.db.select().from(auditEvents).where(about);
  expect(events.map(({ action, subjectType }) => `${action} ${subjectType}`).toSorted()).toEqual([
    'organisation.member-added organisation',
    'organisation.member-added user',
  ]);

  await apply({ ...body, action: remove, uuids: of(tama), undo: true });
  expect(await belonging(kura, both)).toEqual(['Mere']);
});

test('who is taken out of an organisation belongs to it without a gap once that is undone', async () => {
  const { mere, tama, kura, both } = await twoSchools();
  const body = { action: remove, organisation: kura, uuids: of(mere, tama) };
  const [before] = await periods(mere, kura);
  expect(outcomes(await apply({ ...body, expected: 1 }))).toEqual({
    Mere: 'done',
    Tama: 'already',
  });
  expect(await belonging(kura, both)).toEqual([]);

  await apply({ ...body, action: add, uuids: of(mere), undo: true });
  expect(await periods(mere, kura)).toEqual([before]);
});

test('nobody leaves among many as the last to administer an organisation, and learners left are counted', async () => {
  const { mere, kura } = await twoSchools();
  const [admin, mentor] = [await world.person('Hana'), await world.person('Rewi')];
  await apply({ action: add, organisation: kura, uuids: of(admin, mentor) });
  await world.organisationRole(admin, 'organisation_admin', kura);
  const role = await world.organisationRole(mentor, 'organisation_mentor', kura);
  const given = { learner: mere.uuid, mentor: mentor.uuid, since: new Date() };
  await world.db.insert(learnerMentors).values(given);

  const body = { action: remove, organisation: kura, uuids: of(admin, mentor) };
  const { reply } = await preview(body);
  expect(reply.outcomes.map(({ name, outcome, learners }) => [name, outcome, learners])).toEqual([
    ['Hana', 'last_at_organisation', 0],
    ['Rewi', 'done', 1],
  ]);
  await apply({ ...body, expected: 1 });
  expect(await belonging(kura, [admin, mentor])).toEqual(['Hana']);
  const [ended] = await world.db
    .select()
    .from(organisationRoles)
    .where(eq(organisationRoles.uuid, role));
  expect(ended?.endedAt).not.toBeNull();
});

test('an organisation’s administrator adds its people to their own organisations alone', async () => {
  const { mere, tama, kura, tai, both } = await twoSchools();
  const admin = await world.person('Hana');
  await world.organisationRole(admin, 'organisation_admin', kura);
  const refused = { organisation: ['The selected organisation is invalid.'] };
  const there = { action: add, organisation: tai, uuids: of(mere) };
  expect((await apply(there, admin)).errors).toEqual(refused);
  expect((await preview({ ...there, action: remove }, admin)).errors).toEqual(refused);
  expect((await apply({ ...there, organisation: kura, uuids: of(tama) }, admin)).status).toBe(422);
  expect(await belonging(tai, both)).toEqual(['Tama']);

  await world.organisationRole(admin, 'organisation_admin', tai);
  expect(outcomes(await apply(there, admin))).toEqual({ Mere: 'done' });
  expect(await belonging(tai, both)).toEqual(['Mere', 'Tama']);
});

/** A school with two administrators of its own, and a learner who belongs elsewhere too. */
async function ownSchool() {
  const { mere, tama, kura, tai } = await twoSchools();
  const [hana, rewi] = [await world.person('Hana'), await world.person('Rewi')];
  await apply({ action: add, organisation: kura, uuids: of(hana, rewi) });
  await apply({ action: add, organisation: tai, uuids: of(mere) });
  for (const one of [hana, rewi]) await world.organisationRole(one, 'organisation_admin', kura);
  const removal = { action: remove, organisation: kura, uuids: of(mere) };
  return {
    mere,
    tama,
    kura,
    tai,
    hana,
    rewi,
    removal,
    undo: { ...removal, action: add, undo: true },
  };
}

test('an organisation’s administrator takes back whom they removed, without a gap, twice at once too', async () => {
  const { mere, kura, hana, removal, undo } = await ownSchool();
  const before = await periods(mere, kura);
  await apply(removal, hana);
  expect(await belonging(kura, [mere])).toEqual([]);

  const answers = await Promise.all([apply(undo, hana), apply(undo, hana)]);
  expect(answers.map((one) => outcomes(one).Mere).toSorted()).toEqual(['already', 'done']);
  expect(await periods(mere, kura)).toEqual(before);
  const added = and(
    eq(auditEvents.subject, mere.uuid),
    eq(auditEvents.actor, hana.uuid),
    eq(auditEvents.action, 'organisation.member-added'),
  );
  expect(await world.db.$count(auditEvents, added)).toBe(1);
});

test('whom somebody else removed, or from elsewhere, no administrator of an organisation takes back', async () => {
  const { mere, tama, kura, tai, hana, rewi, removal, undo } = await ownSchool();
  const refused = { 'uuids.0': ['The selected user is invalid.'] };
  await apply(removal, hana);
  expect((await apply(undo, rewi)).errors).toEqual(refused);
  expect((await apply({ ...undo, undo: false }, hana)).errors).toEqual(refused);
  expect((await apply({ ...undo, action: remove }, hana)).errors).toEqual(refused);
  expect((await apply({ ...undo, organisation: tai }, hana)).errors).toEqual({
    organisation: ['The selected organisation is invalid.'],
  });
  for (const uuids of [of(tama), [kura]])
    expect((await apply({ ...undo, uuids }, hana)).errors).toEqual(refused);
  const body = { organisation: kura, user: mere.uuid, undo: true };
  expect((await world.as(rewi)(addMember, { body })).errors).toEqual({
    user: ['The selected user is invalid.'],
  });

  await apply(undo, hana);
  await apply(removal, system);
  expect((await apply(undo, hana)).errors).toEqual(refused);
});

test('a removal is undone for a day', async () => {
  const { kura, hana, undo } = await ownSchool();
  async function removed(hours: number) {
    const person = await world.person(`Left ${hours} hours ago`);
    const at = new Date(Date.now() - hours * 60 * 60 * 1_000);
    const joinedAt = new Date(at.getTime() - 1);
    const membership = { user: person.uuid, organisation: kura, joinedAt, leftAt: at };
    await world.db.insert(memberships).values(membership);
    const event = { subjectType: 'user', subject: person.uuid, actor: hana.uuid, at };
    const action = 'organisation.member-removed';
    const after = { organisation: kura, name: 'Te Kura' };
    await world.db.insert(auditEvents).values({ uuid: newUuid(), ...event, action, after });
    return person;
  }
  const [today, yesterday] = [await removed(23), await removed(25)];
  expect((await apply({ ...undo, uuids: of(today) }, hana)).status).toBe(200);
  expect((await apply({ ...undo, uuids: of(yesterday) }, hana)).status).toBe(422);
  expect(await belonging(kura, [today, yesterday])).toEqual([today.name]);
});

test('an organisation has to be named, and to exist', async () => {
  const { mere } = await twoSchools();
  const body = { action: add, uuids: of(mere) };
  expect((await apply(body)).errors).toEqual({
    organisation: ['The organisation field is required.'],
  });
  expect((await apply({ ...body, organisation: mere.uuid })).errors).toEqual({
    organisation: ['The selected organisation is invalid.'],
  });
});

test('two who add the same people at once add them once', async () => {
  const { tama, kura } = await twoSchools();
  const others = await Promise.all(['Kiri', 'Moana'].map((name) => world.person(name)));
  const body = { action: add, organisation: kura, uuids: of(tama, ...others), expected: 3 };
  const answers = await Promise.all([apply(body), apply(body)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await periods(tama, kura)).toHaveLength(1);
  const added = and(eq(auditEvents.subject, tama.uuid), eq(auditEvents.actor, system.uuid));
  expect(await world.db.$count(auditEvents, added)).toBe(1);
});
