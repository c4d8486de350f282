import { beforeAll, expect, test } from 'vitest';
import {
  endOrganisationRole,
  rolesAtOrganisation,
} from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { showUser, userRecords } from '#contract/people/people.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let system: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  system = await world.person('Ana', 'admin');
});

const join = (organisation: string, { uuid: user }: Person) =>
  world.as(system)(addMember, { body: { organisation, user } });
const leave = (organisation: string, { uuid: user }: Person) =>
  world.as(system)(removeMember, { body: { organisation, user } });

/** Somebody finishes an area's reflection at one organisation and moves to the other. */
async function moved() {
  const admin = await world.person('Aroha Admin');
  const mentor = await world.person('Hana', 'mentor');
  const mere = await world.person('Mere', 'independent_learner');
  const [from, to] = [await world.organisation('Tawhito'), await world.organisation('Hou')];
  await world.organisationRole(admin, 'organisation_admin', to);
  await join(from, mere);
  const loop = reflectionSteps(world);
  const { uuid } = await loop.submitted(mere);
  await loop.finish(mentor, uuid);
  await leave(from, mere);
  await join(to, mere);
  return { admin, mere, from, to };
}

const recordsFor = async (person: Person, { uuid }: Person) =>
  (await world.as(person)(userRecords, { params: { uuid } })).reply.records;

const rolesFor = async (person: Person, { uuid }: Person) =>
  (await world.as(person)(showUser, { params: { uuid } })).reply.user.organisation_roles;

test('roles at organisations are those that the reader may know of, and no longer once they end', async () => {
  const mere = await world.person('Mere');
  const [here, there] = [await world.organisation('Here'), await world.organisation('There')];
  const admin = await world.person('Aroha', 'independent_learner');
  await join(here, mere);
  await world.organisationRole(admin, 'organisation_admin', here);
  await world.organisationRole(mere, 'organisation_viewer', here);
  await world.organisationRole(mere, 'organisation_mentor', there);
  const atHere = { organisation: { uuid: here, name: 'Here' }, role: 'organisation_viewer' };
  const atThere = { organisation: { uuid: there, name: 'There' }, role: 'organisation_mentor' };
  expect(await rolesFor(system, mere)).toEqual([atHere, atThere]);
  expect(await rolesFor(admin, mere)).toEqual([atHere]);

  const { roles } = (await world.as(system)(rolesAtOrganisation, { params: { uuid: there } }))
    .reply;
  await world.as(system)(endOrganisationRole, { body: { uuid: roles[0]?.uuid ?? '' } });
  expect(await rolesFor(system, mere)).toEqual([atHere]);
});

test('an organisation’s administrator sees of somebody what is the organisation’s, and no second factor', async () => {
  const { admin, mere, to } = await moved();
  expect(await recordsFor(admin, mere)).toMatchObject({
    past_organisations: [],
    learning: [{ percent_complete: 0, reflections: [] }],
    certificates: [],
    second_step: null,
  });
  const whole = await recordsFor(system, mere);
  expect([whole.past_organisations.length, whole.certificates.length]).toEqual([1, 1]);

  await leave(to, mere);
  await join(to, mere);
  const { past_organisations: past } = await recordsFor(admin, mere);
  expect(past.map(({ organisation }) => organisation.uuid)).toEqual([to]);
});
