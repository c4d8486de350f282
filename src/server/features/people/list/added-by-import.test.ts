import { expect, test } from 'vitest';
import { addMember } from '#contract/organisations/organisations.ts';
import { userIndex } from '#contract/people/people.ts';
import { applyUserAction } from '#contract/people/user-actions.ts';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { newWorld, type Person } from '#testing/world.ts';

const world = await newWorld();
const admin = await world.person('Aroha Ngata', 'admin');
const { takeRows, rows, confirm, found } = importing(world, admin);

async function listed(uuid: string, person: Person = admin) {
  const { reply } = await world.as(person)(userIndex, { query: { import: uuid } });
  return reply.users.data.map(({ name }) => name);
}

/** Adds two people, one of them at a school, and changes a third. */
async function imported() {
  const [school, hemi] = [await organisation(world), newEmail()];
  const old = await world.person('Old Ōtāne', 'mentor', { email: newEmail() });
  const { uuid } = await takeRows([
    ['Name', 'Email', 'School'],
    ['Māia', newEmail(), ''],
    ['Hemi', hemi, school.code],
    ['New Ōtāne', old.email, ''],
    ['Somebody', 'no address', ''],
  ]);
  return { uuid, school, hemi };
}

test('whom an import added is found by it once they are there, whom it changed is not', async () => {
  const { uuid } = await imported();
  expect(await listed(uuid)).toEqual([]);
  await confirm(uuid);
  expect(await listed(uuid)).toEqual(['Hemi', 'Māia']);
  expect(await rows(uuid, 'update')).toHaveLength(1);
});

test('they can be acted on together, as to switch off what a wrong file added', async () => {
  const { uuid, hemi } = await imported();
  await confirm(uuid);
  const body = { action: 'switch_off', matching: { import: uuid } } as const;
  await world.as(admin)(applyUserAction, { body });
  expect(await found(hemi)).toMatchObject({ active: false });
  const { reply } = await world.as(admin)(userIndex, { query: { import: uuid, active: '1' } });
  expect(reply.users.total).toBe(0);
});

test('who looks after an organisation finds those of its people alone', async () => {
  const { uuid, school } = await imported();
  await confirm(uuid);
  const tane = await world.person('Tāne', []);
  await world.as(admin)(addMember, { body: { organisation: school.uuid, user: tane.uuid } });
  await world.organisationRole(tane, 'organisation_admin', school.uuid);
  expect(await listed(uuid, tane)).toEqual(['Hemi']);
});
