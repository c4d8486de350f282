// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mentorBoard, moveLearners } from '#contract/mentoring/caseload.ts';
import type { OrganisationRole } from '#contract/organisations/organisation-rights.ts';
import {
  grantOrganisationRole,
  rolesAtOrganisation,
} from '#contract/organisations/organisation-roles.ts';
import { addMember } from '#contract/organisations/organisations.ts';
import { users } from '#server/schema/index.ts';
import type { Person } from '#testing/world.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/record-picker/record-combobox.tsx';
import '#web/features/caseload/hand-over-at.tsx';
import { openApp } from '../../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../../real-server.test-support.ts';

const world = await setupRealServer();
const system = await world.person('Ngaire Whitcombe', 'admin');

/** An organisation that Aroha administers and Mere belongs to, as Aroha sees it. */
async function openKura(name: string, role?: OrganisationRole) {
  const aroha = await world.person('Aroha Ngata');
  const mere = await world.person('Mere Tāne');
  await world.person('Tāne from elsewhere');
  const uuid = await world.organisation(name, [aroha, mere]);
  const give = (person: Person, role: OrganisationRole) =>
    world.as(system)(grantOrganisationRole, {
      body: { organisation: uuid, user: person.uuid, role },
    });
  await give(aroha, 'organisation_admin');
  if (role) await give(mere, role);
  const server = await connectBrowser(world, aroha);
  await openApp(`/organisations?view=${uuid}`);
  const panel = within(await screen.findByRole('dialog', { name }));
  await panel.findByRole('button', { name: 'Give role' });
  const held = async () => {
    const { reply } = await world.as(system)(rolesAtOrganisation, { params: { uuid } });
    return reply.roles.map(({ user, role }) => [user.name, role]);
  };
  return { panel, held, server, uuid, mere };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an administrator sees who has which role here, and gives one to somebody of it', async () => {
  const { panel, held } = await openKura('Te Kura o Taupō');
  expect(await panel.findByText(/^Organisation administrator, given by Ngaire/)).toBeTruthy();
  // Of the whole organisation they may change its people and their roles.
  expect(panel.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(await panel.findByRole('combobox', { name: 'Add a person' })).toBeTruthy();

  await userEvent.type(panel.getByRole('combobox', { name: 'Who gets a role' }), 'tāne');
  const found = within(await screen.findByRole('listbox'));
  const options = await found.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Mere Tāne'),
  ]);
  await userEvent.click(screen.getByRole('option', { name: /Mere Tāne/ }));
  await userEvent.selectOptions(panel.getByRole('combobox', { name: /^Role here/ }), [
    'Organisation mentor',
  ]);
  await press('Give role');
  expect(await panel.findByText('Mere Tāne is Organisation mentor here now.')).toBeTruthy();
  expect(await held()).toContainEqual(['Mere Tāne', 'organisation_mentor']);
});

test('somebody who is switched off is marked among the people to choose from', async () => {
  const { panel, mere } = await openKura('Kura of the switched off');
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, mere.uuid));
  await userEvent.type(panel.getByRole('combobox', { name: 'Who gets a role' }), 'Mere');
  expect(await screen.findByRole('option', { name: /^Mere Tāne.* · Off$/ })).toBeTruthy();
});

test('without a person it says so in the field, which has the focus', async () => {
  const { panel } = await openKura('Kura of nobody');
  await press('Give role');
  const field = panel.getByRole('combobox', { name: 'Who gets a role' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(panel.getByText('Choose who gets the role.')).toBeTruthy();
});

test('a role is ended at once, and given again by Undo', async () => {
  const { panel, held } = await openKura('Kura of undo', 'organisation_viewer');
  const remove = await panel.findByRole('button', { name: 'Remove role: Mere Tāne, Viewer' });
  await userEvent.click(remove);
  const undo = await panel.findByRole('button', {
    name: 'Undo: give Mere Tāne the role Viewer again',
  });
  expect(document.activeElement).toBe(undo);
  expect(await held()).toEqual([['Aroha Ngata', 'organisation_admin']]);
  await userEvent.click(undo);
  const again = await panel.findByRole('button', { name: 'Remove role: Mere Tāne, Viewer' });
  expect(document.activeElement).toBe(again);
  expect(await held()).toContainEqual(['Mere Tāne', 'organisation_viewer']);
});

test('the role of the last administrator ends only after a second press', async () => {
  const { held, uuid } = await openKura('Kura of one');
  cleanup();
  await connectBrowser(world, system);
  await openApp(`/organisations?edit=${uuid}`);
  const name = 'Remove role: Aroha Ngata, Organisation administrator';
  await userEvent.click(await screen.findByRole('button', { name }));
  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain('Aroha Ngata is the last administrator of Kura of one.');
  expect(await held()).toHaveLength(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Aroha Ngata: Organisation administrator was removed');
  expect(await held()).toEqual([]);
});

test('a role that could not be ended says so, and stays', async () => {
  const { panel, server, held } = await openKura('Kura of failures');
  server.breaks('POST /api/admin/organisation/role/end', { status: 500 });
  const name = 'Remove role: Aroha Ngata, Organisation administrator';
  await userEvent.click(await panel.findByRole('button', { name }));
  expect((await panel.findByRole('alert')).textContent).toContain(
    'Aroha Ngata: nothing was changed.',
  );
  expect(await held()).toHaveLength(1);
});

/** Mere mentors two learners there, and Rewi none. */
async function openMentored(name: string) {
  const opened = await openKura(name, 'organisation_mentor');
  const { uuid: organisation, mere } = opened;
  const as = world.as(system);
  const rewi = await world.person('Rewi Kahu');
  const learners = [
    await world.person('Hemi Rangi', 'independent_learner'),
    await world.person('Hana Pita', 'independent_learner'),
  ];
  for (const { uuid: user } of [rewi, ...learners])
    await as(addMember, { body: { organisation, user } });
  const role = 'organisation_mentor';
  await as(grantOrganisationRole, { body: { organisation, user: rewi.uuid, role } });
  const moves = learners.map(({ uuid }) => ({ learner: uuid, from: null, to: mere.uuid }));
  await as(moveLearners, { body: { moves } });
  const learnersOf = async ({ uuid }: Person) => {
    const { reply } = await as(mentorBoard, { query: { organisation } });
    return reply.mentors.find((mentor) => mentor.uuid === uuid)?.learners;
  };
  return { ...opened, rewi, learnersOf };
}

const removeMere = { name: 'Remove role: Mere Tāne, Organisation mentor' };
const whoLosesMere =
  'Mere Tāne mentors 2 learners, who will have no mentor then: Hana Pita, Hemi Rangi.';

test('before the role of a mentor ends, it asks who takes over their learners there', async () => {
  const { panel, held, rewi, learnersOf } = await openMentored('Kura of two mentors');
  await userEvent.click(await panel.findByRole('button', removeMere));
  expect((await panel.findByRole('alert')).textContent).toBe(whoLosesMere);
  expect(await held()).toContainEqual(['Mere Tāne', 'organisation_mentor']);

  await userEvent.selectOptions(await panel.findByLabelText('Hand over to'), rewi.uuid);
  await panel.findByText('Rewi Kahu gets 2');
  await userEvent.click(await panel.findByRole('button', { name: 'Hand over now' }));
  await panel.findByText('2 learners of Mere Tāne handed over.');
  expect(panel.queryByText(whoLosesMere)).toBeNull();
  expect(await learnersOf(rewi)).toBe(2);

  await userEvent.click(panel.getByRole('button', { name: 'Remove now: Mere Tāne' }));
  await panel.findByText('Mere Tāne: Organisation mentor was removed');
  expect(await held()).not.toContainEqual(['Mere Tāne', 'organisation_mentor']);
});

test('the role of a mentor ends with nobody to take over, once that was seen', async () => {
  const { panel, server, held, rewi } = await openMentored('Kura of nobody else');
  await userEvent.click(await panel.findByRole('button', removeMere));
  server.breaks('POST /api/admin/caseload/share-out', { status: 500 });
  const choice = await panel.findByLabelText('Hand over to');
  await userEvent.selectOptions(choice, rewi.uuid);
  await panel.findByText(/^We couldn’t load the preview/);
  expect(panel.queryByRole('button', { name: 'Hand over now' })).toBeNull();

  await userEvent.selectOptions(choice, 'nobody');
  await panel.findByText('If nobody takes over, they’ll be listed under No mentor.');
  await userEvent.click(panel.getByRole('button', { name: 'Remove anyway: Mere Tāne' }));
  await panel.findByText('Mere Tāne: Organisation mentor was removed');
  expect(await held()).not.toContainEqual(['Mere Tāne', 'organisation_mentor']);
});

test('before a mentor is removed from the organisation, it asks the same', async () => {
  const { panel, held, rewi, learnersOf } = await openMentored('Kura of leavers');
  await userEvent.click(await panel.findByRole('button', { name: 'Remove Mere Tāne' }));
  expect((await panel.findByRole('alert')).textContent).toBe(whoLosesMere);

  await userEvent.selectOptions(await panel.findByLabelText('Hand over to'), rewi.uuid);
  await userEvent.click(await panel.findByRole('button', { name: 'Hand over now' }));
  await panel.findByText('2 learners of Mere Tāne handed over.');
  expect(await learnersOf(rewi)).toBe(2);

  await userEvent.click(panel.getByRole('button', { name: 'Remove now: Mere Tāne' }));
  await panel.findByRole('button', { name: 'Undo: add Mere Tāne again' });
  expect(await held()).not.toContainEqual(['Mere Tāne', 'organisation_mentor']);
});
