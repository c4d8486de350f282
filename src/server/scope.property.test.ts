import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  type OrganisationRole,
  organisationRoles,
} from '#contract/organisations/organisation-rights.ts';
import {
  endOrganisationRole,
  grantOrganisationRole,
  rolesAtOrganisation,
} from '#contract/organisations/organisation-roles.ts';
import {
  addMember,
  organisationIndex,
  removeMember,
} from '#contract/organisations/organisations.ts';
import { learnerList, showUser, userIndex } from '#contract/people/people.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let system: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  system = await world.person('Ana', 'admin');
});

const PEOPLE = 4;
const ORGANISATIONS = 3;

type Step = { act: 'join' | 'leave' | 'end roles' | OrganisationRole; who: number; where: number };

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('join', 'join', 'leave', 'end roles', ...organisationRoles),
  who: fc.nat(PEOPLE - 1),
  where: fc.nat(ORGANISATIONS - 1),
});

type Role = { person: string; organisation: string; role: OrganisationRole };
type Scene = { people: Person[]; organisations: string[] };
/** The rule in plain words: who belongs where now, and who has which role where now. */
type Model = { members: Pick<Role, 'person' | 'organisation'>[]; roles: Role[] };

async function setUp(): Promise<Scene> {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const person = () => world.person('Mere', 'independent_learner');
  const people = await Promise.all(numbers(PEOPLE).map(person));
  const kura = () => world.organisation('Te Kura');
  const organisations = await Promise.all(numbers(ORGANISATIONS).map(kura));
  return { people, organisations };
}

function after({ members, roles }: Model, act: Step['act'], person: string, organisation: string) {
  const isThere = (one: Model['members'][number]) =>
    one.person === person && one.organisation === organisation;
  const elsewhere = {
    members: members.filter((one) => !isThere(one)),
    roles: roles.filter((one) => !isThere(one)),
  };
  if (act === 'join') return { members: [...elsewhere.members, { person, organisation }], roles };
  if (act === 'leave') return elsewhere;
  if (act === 'end roles') return { members, roles: elsewhere.roles };
  const others = roles.filter((one) => !(isThere(one) && one.role === act));
  return { members, roles: [...others, { person, organisation, role: act }] };
}

async function run(act: Step['act'], user: string, organisation: string): Promise<void> {
  const as = world.as(system);
  if (act === 'join') return void (await as(addMember, { body: { organisation, user } }));
  const leaving = { organisation, user, last_administrator: true };
  if (act === 'leave') return void (await as(removeMember, { body: leaving }));
  if (act !== 'end roles') {
    await as(grantOrganisationRole, { body: { organisation, user, role: act } });
    return;
  }
  const { reply } = await as(rolesAtOrganisation, { params: { uuid: organisation } });
  for (const { uuid, user: holder } of reply.roles)
    if (holder.uuid === user)
      await as(endOrganisationRole, { body: { uuid, last_administrator: true } });
}

/** What somebody reads by each call, and what the rule allows them to. */
async function expectAllowed({ people, organisations }: Scene, model: Model, caller: Person) {
  const as = world.as(caller);
  const where = (...allowed: OrganisationRole[]) =>
    organisations.filter((organisation) =>
      model.roles.some(
        (one) =>
          one.person === caller.uuid &&
          one.organisation === organisation &&
          allowed.includes(one.role),
      ),
    );
  const membersOf = (scope: string[]) =>
    people
      .map(({ uuid }) => uuid)
      .filter((uuid) =>
        model.members.some((one) => one.person === uuid && scope.includes(one.organisation)),
      )
      .toSorted();

  const assigning = where('organisation_admin', 'organisation_mentor');
  const picked = await as(learnerList, { query: {} });
  expect(
    picked.status === 200 ? Object.keys(picked.reply.independentUserData).toSorted() : 403,
  ).toEqual(assigning.length > 0 ? membersOf(assigning) : 403);

  const scope = where('organisation_admin');
  const isAdministrator = scope.length > 0;
  const list = await as(userIndex, { query: {} });
  const shown = list.status === 200 ? list.reply.users.data : [];
  expect([list.status, shown.map(({ uuid }) => uuid).toSorted()]).toEqual(
    isAdministrator ? [200, membersOf(scope)] : [403, []],
  );
  expect(list.status === 200 ? list.reply.users.total : 0).toBe(shown.length);
  for (const { uuid, organisations: theirs } of shown) {
    const allowed = scope.filter((one) => membersOf([one]).includes(uuid));
    expect(theirs.map((one) => one.uuid).toSorted()).toEqual(allowed.toSorted());
  }
  const houses = await as(organisationIndex, { query: {} });
  const listed = houses.status === 200 ? houses.reply.organisations.data : [];
  expect(listed.map(({ uuid }) => uuid).toSorted()).toEqual(scope.toSorted());
  for (const { uuid, users } of listed)
    expect(users.map((one) => one.uuid).toSorted()).toEqual(membersOf([uuid]));

  const inside = membersOf(scope);
  for (const { uuid } of people) {
    const expected = inside.includes(uuid) ? 200 : 404;
    const { status } = await as(showUser, { params: { uuid } });
    expect(status).toBe(isAdministrator ? expected : 403);
  }
  for (const uuid of organisations) {
    const expected = scope.includes(uuid) ? 200 : 404;
    const { status } = await as(rolesAtOrganisation, { params: { uuid } });
    expect(status).toBe(isAdministrator ? expected : 403);
  }
}

test('however people move and roles come and go, everybody reads what the rule allows', async () => {
  const steps = fc.array(step, { minLength: 12, maxLength: 18, size: 'max' });
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      const scene = await setUp();
      let model: Model = { members: [], roles: [] };
      for (const { act, who, where } of steps) {
        const person = scene.people[who]?.uuid ?? '';
        const organisation = scene.organisations[where] ?? '';
        await run(act, person, organisation);
        model = after(model, act, person, organisation);
        for (const caller of scene.people) await expectAllowed(scene, model, caller);
      }
    }),
    { seed: 20_261_123, numRuns: 8 },
  );
}, 240_000);
