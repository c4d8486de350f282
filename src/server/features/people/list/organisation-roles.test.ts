import { expect, test } from 'vitest';
import type { OrganisationRole } from '#contract/organisations/organisation-rights.ts';
import { userIndex } from '#contract/people/people.ts';
import { newWorld, type Person } from '#testing/world.ts';

const world = await newWorld();
const system = await world.person('Ana', 'admin');
const [admin, mentor, viewer] = [
  await world.person('Mihi'),
  await world.person('Tomasi', 'independent_learner'),
  await world.person('Rosemary'),
];
const everybody = [admin, mentor, viewer];
const here = await world.organisation('Aoraki Kura', everybody);
const there = await world.organisation('Te Kōhanga', everybody);
await world.organisationRole(admin, 'organisation_admin', here);
await world.organisationRole(mentor, 'organisation_mentor', here);
await world.organisationRole(mentor, 'organisation_viewer', there);
await world.organisationRole(viewer, 'organisation_viewer', there);

async function listed(caller: Person, role?: OrganisationRole) {
  const { reply } = await world.as(caller)(userIndex, {
    query: { per_page: 100, ...(role && { role }) },
  });
  const isOurs = ({ uuid }: { uuid: string }) => everybody.some((one) => one.uuid === uuid);
  return reply.users.data
    .filter(isOurs)
    .map(({ name, organisation_roles }) => [
      name,
      ...organisation_roles.map(({ organisation, role }) => `${role} at ${organisation.name}`),
    ]);
}

test('the list of people says what each is at organisations', async () => {
  expect(await listed(system)).toEqual([
    ['Mihi', 'organisation_admin at Aoraki Kura'],
    ['Rosemary', 'organisation_viewer at Te Kōhanga'],
    ['Tomasi', 'organisation_mentor at Aoraki Kura', 'organisation_viewer at Te Kōhanga'],
  ]);
});

test('an organisation’s list says nothing of roles at others', async () => {
  expect(await listed(admin)).toEqual([
    ['Mihi', 'organisation_admin at Aoraki Kura'],
    ['Rosemary'],
    ['Tomasi', 'organisation_mentor at Aoraki Kura'],
  ]);
});

test('people are found by a role at an organisation, of those that one sees', async () => {
  const names = async (caller: Person, role: OrganisationRole) =>
    (await listed(caller, role)).map(([name]) => name);

  expect(await names(system, 'organisation_viewer')).toEqual(['Rosemary', 'Tomasi']);
  expect(await names(admin, 'organisation_mentor')).toEqual(['Tomasi']);
  expect(await names(admin, 'organisation_viewer')).toEqual([]);
});
