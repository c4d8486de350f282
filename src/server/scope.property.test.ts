import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { progress } from '#contract/mentoring/progress.ts';
import { reviewQueue } from '#contract/mentoring/review-queue.ts';
import { mySharing, shareArea } from '#contract/my-learning/sharing.ts';
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

const writing = ['begin', 'share', 'end sharing'] as const;
type Act = 'join' | 'leave' | 'end roles' | (typeof writing)[number] | OrganisationRole;
type Step = { act: Act; who: number; where: number };

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('join', 'join', 'leave', 'end roles', ...writing, ...organisationRoles),
  who: fc.nat(PEOPLE - 1),
  where: fc.nat(ORGANISATIONS - 1),
});

type Role = { person: string; organisation: string; role: OrganisationRole };
type Scene = { people: Person[]; organisations: string[] };
type Place = Pick<Role, 'person' | 'organisation'>;
/** What somebody has begun, with where they belonged then, and where they share it now. */
type Written = { uuid: string; person: string; area: string; begunAt: string[]; shared: string[] };
/** The rule in plain words: who belongs where, who has which role where, and what they have written. */
type Model = { members: Place[]; roles: Role[]; written: Written[] };

async function setUp(): Promise<Scene> {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const person = () => world.person('Mere', 'independent_learner');
  const people = await Promise.all(numbers(PEOPLE).map(person));
  const kura = () => world.organisation('Te Kura');
  const organisations = await Promise.all(numbers(ORGANISATIONS).map(kura));
  return { people, organisations };
}

function after(model: Model, act: Act, { person, organisation }: Place): Model {
  const { members, roles, written } = model;
  const isThere = (one: Place) => one.person === person && one.organisation === organisation;
  const elsewhere = {
    members: members.filter((one) => !isThere(one)),
    roles: roles.filter((one) => !isThere(one)),
  };
  const shared = (isShared: boolean) =>
    written.map((one) => {
      const others = one.shared.filter((other) => other !== organisation);
      if (one.person !== person) return one;
      return { ...one, shared: isShared ? [...others, organisation] : others };
    });
  switch (act) {
    case 'begin':
      return model;
    case 'join':
      return { ...model, members: [...elsewhere.members, { person, organisation }] };
    case 'leave':
      return { ...elsewhere, written: shared(false) };
    case 'end roles':
      return { ...model, roles: elsewhere.roles };
    case 'share':
      return members.some(isThere) ? { ...model, written: shared(true) } : model;
    case 'end sharing':
      return { ...model, written: shared(false) };
    default: {
      const others = roles.filter((one) => !(isThere(one) && one.role === act));
      return { ...model, roles: [...others, { person, organisation, role: act }] };
    }
  }
}

async function begin({ members }: Model, person: Person): Promise<Written> {
  const { uuid, area } = await world.reflection(person);
  const theirs = members.filter((one) => one.person === person.uuid);
  const begunAt = theirs.map(({ organisation }) => organisation);
  return { uuid, person: person.uuid, area, begunAt, shared: [] };
}

/** Everything that they may share with the organisation, or no longer. */
async function share(person: Person, organisation: string, shared: boolean): Promise<void> {
  const as = world.as(person);
  const { sharing } = (await as(mySharing, {})).reply;
  for (const one of sharing)
    if (one.organisation.uuid === organisation)
      await as(shareArea, { body: { organisation, area: one.area.uuid, shared } });
}

async function run(act: Act, person: Person, organisation: string): Promise<void> {
  const as = world.as(system);
  const { uuid: user } = person;
  if (act === 'begin') return;
  if (act === 'share' || act === 'end sharing') return share(person, organisation, act === 'share');
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

  await expectLearning({ model, caller, where, membersOf });

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

type Seen = {
  model: Model;
  caller: Person;
  where: (...allowed: OrganisationRole[]) => string[];
  membersOf: (scope: string[]) => string[];
};

/** How far people are, and what waits for a review: of what was begun there, or is shared. */
async function expectLearning({ model, caller, where, membersOf }: Seen) {
  const as = world.as(caller);
  const seenWithin = (scope: string[]) =>
    model.written.filter(({ person, begunAt, shared }) =>
      scope.some(
        (one) =>
          membersOf([one]).includes(person) && (begunAt.includes(one) || shared.includes(one)),
      ),
    );
  const reading = where(...organisationRoles);
  const far = await as(progress, { query: { per_page: 50 } });
  const rows = far.status === 200 ? far.reply.progress.data : [];
  const areasRead = rows.flatMap(({ uuid, areas }) => areas.map(({ area }) => `${uuid} ${area}`));
  expect([far.status, areasRead.toSorted()]).toEqual([
    reading.length > 0 ? 200 : 403,
    seenWithin(reading)
      .map(({ person, area }) => `${person} ${area}`)
      .toSorted(),
  ]);

  const reviewing = where('organisation_mentor');
  const queue = await as(reviewQueue, { query: { state: 'waiting', per_page: 50 } });
  const waiting = queue.status === 200 ? queue.reply.queue.data.map(({ uuid }) => uuid) : [];
  const others = seenWithin(reviewing).filter(({ person }) => person !== caller.uuid);
  expect([queue.status, waiting.toSorted()]).toEqual([
    reviewing.length > 0 ? 200 : 403,
    others.map(({ uuid }) => uuid).toSorted(),
  ]);
}

test('however people move and roles come and go, everybody reads what the rule allows', async () => {
  const steps = fc.array(step, { minLength: 12, maxLength: 18, size: 'max' });
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      const scene = await setUp();
      let model: Model = { members: [], roles: [], written: [] };
      for (const { act, who, where } of steps) {
        const [person, organisation] = [scene.people[who], scene.organisations[where]];
        if (!person || !organisation) throw new Error('There is nobody, or no organisation');
        await run(act, person, organisation);
        if (act === 'begin') model.written.push(await begin(model, person));
        model = after(model, act, { person: person.uuid, organisation });
        for (const caller of scene.people) await expectAllowed(scene, model, caller);
      }
    }),
    { seed: 20_261_123, numRuns: 8 },
  );
}, 240_000);
