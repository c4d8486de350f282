import { beforeAll, beforeEach, expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import {
  changeFactorRule,
  type FactorRule,
  factorRules,
} from '#contract/factor-rules/factor-rules.ts';
import { historyIndex } from '#contract/history/history.ts';
import {
  type OrganisationRole,
  organisationRoles,
} from '#contract/organisations/organisation-rights.ts';
import {
  endOrganisationRole,
  grantOrganisationRole,
} from '#contract/organisations/organisation-roles.ts';
import { userIndex } from '#contract/people/people.ts';
import * as tables from '#server/schema/index.ts';
import { giveFactor } from '#testing/give-factor.ts';
import { addOrganisation } from '#testing/provider-fixtures.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

/* What the rules ask of people with a role at a single organisation. */

let world: World;
let aroha: Person;
let kura: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  aroha = await world.person('Aroha', 'admin');
  await giveFactor(world, aroha.uuid);
  kura = await addOrganisation(world);
});
beforeEach(async () => {
  for (const role of organisationRoles) await change(role, { second_factor: 'off' });
});

async function change(role: OrganisationRole, changed: Partial<FactorRule>) {
  const rule = { second_factor: 'required' as const, grace_days: 0, newcomers_at_once: false };
  const { updated_at: ifMatch } = await ruleOf(role);
  const body = { role, ...rule, ...changed };
  return world.as(aroha)(changeFactorRule, { body }, { ifMatch });
}

async function ruleOf(role: OrganisationRole) {
  const { rules } = (await world.as(aroha)(factorRules, {})).reply;
  const rule = rules.find((one) => one.role === role);
  if (!rule) throw new Error(`There is no rule for ${role}.`);
  return rule;
}

async function withRole(role: OrganisationRole) {
  const person = await world.person('Hana');
  const uuid = await world.organisationRole(person, role, kura);
  return { person, uuid };
}

const secondFactorOf = async (person: Person) =>
  (await world.as(person)(currentUser, {})).reply.second_factor;
const listed = async (person: Person) => (await world.as(person)(userIndex, { query: {} })).status;

test.each(organisationRoles)(
  'a second factor is off, asked for or required of %s',
  async (role) => {
    const { person } = await withRole(role);
    expect(await secondFactorOf(person)).toBeUndefined();
    await change(role, { second_factor: 'asked' });
    expect(await secondFactorOf(person)).toEqual({ rule: 'asked', by: null });
    await change(role, { grace_days: 14 });
    expect(await secondFactorOf(person)).toMatchObject({ rule: 'required' });
  },
);

test('an administrator of an organisation gets nowhere after the grace, until a factor is there', async () => {
  const { person } = await withRole('organisation_admin');
  await change('organisation_admin', { grace_days: 1 });
  expect(await listed(person)).toBe(200);
  await change('organisation_admin', { grace_days: 0 });
  expect(await listed(person)).toBe(403);
  await giveFactor(world, person.uuid);
  expect(await listed(person)).toBe(200);
});

test('whoever is given the role from then on needs it from the first day', async () => {
  const role = 'organisation_admin';
  await change(role, { second_factor: 'asked', newcomers_at_once: true });
  const person = await world.person('Mere');
  await world.db
    .insert(tables.memberships)
    .values({ organisation: kura, user: person.uuid, joinedAt: new Date(), position: 0 });
  const body = { organisation: kura, user: person.uuid, role } as const;
  const granted = await world.as(aroha)(grantOrganisationRole, { body });
  expect({ status: granted.status, errors: granted.errors }).toMatchObject({ errors: {} });
  expect(await listed(person)).toBe(403);
});

test('the rule ends with the role', async () => {
  const { person, uuid } = await withRole('organisation_viewer');
  await change('organisation_viewer', {});
  expect(await secondFactorOf(person)).toMatchObject({ rule: 'required' });
  const ended = await world.as(aroha)(endOrganisationRole, { body: { uuid } });
  expect(ended.errors).toEqual({});
  expect(await secondFactorOf(person)).toBeUndefined();
});

test('the list counts each person once, at however many organisations, and the history names the rule', async () => {
  const before = await ruleOf('organisation_mentor');
  const { person } = await withRole('organisation_mentor');
  await world.organisationRole(person, 'organisation_mentor', await addOrganisation(world));
  await giveFactor(world, person.uuid);
  expect(await ruleOf('organisation_mentor')).toMatchObject({
    people: before.people + 1,
    with_factor: before.with_factor + 1,
  });
  await change('organisation_mentor', { grace_days: 7 });
  const { reply } = await world.as(aroha)(historyIndex, { query: { per_page: 1 } });
  expect(reply.history.data[0]?.subject?.name).toMatchObject({
    words: expect.stringContaining('Organisation mentor'),
  });
});
