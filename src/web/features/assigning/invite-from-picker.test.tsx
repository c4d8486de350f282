// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/learner-picker/learner-combobox.tsx';
import { userRoles } from '#server/schema/index.ts';
import { hasPendingCalls } from '#web/platform/calls/pending-calls.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const aroha = await world.person('Aroha Ngata', 'admin');
await world.db.insert(userRoles).values({ user: aroha.uuid, role: 'mentor' });
const hana = await world.person('Hana Rewi', 'mentor');

const search = async (label: string, typed: string) =>
  userEvent.type(await screen.findByRole('combobox', { name: label }), typed);

async function invite(label: string, email: string, name: string) {
  await search(label, email);
  await userEvent.click(await screen.findByRole('option', { name: `Invite “${email}”…` }));
  const form = within(await screen.findByRole('dialog', { name: 'Add user' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
}

test('whom the picker of a learner does not find is invited, and is picked', async () => {
  await connectBrowser(world, aroha);
  const router = await openApp('/mentor/assign-learning');
  await invite('Learner', 'wiremu@inviting.example', 'Wiremu Pōtae');

  expect(await screen.findByDisplayValue('Wiremu Pōtae')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toHaveProperty('learner'));
});

test('whom the picker of several learners does not find is invited, and is among them', async () => {
  await connectBrowser(world, aroha);
  await openApp('/mentor/assign-learning/many');
  await invite('Add a learner by name', 'moana@inviting.example', 'Moana Hēnare');

  expect(await screen.findByRole('button', { name: 'Remove Moana Hēnare' })).toBeTruthy();
});

test('who may not add people is offered nobody to invite', async () => {
  await connectBrowser(world, hana);
  await openApp('/mentor/assign-learning/many');
  await search('Add a learner by name', 'nobody@inviting.example');

  expect(await screen.findByText(/No learner/)).toBeTruthy();
  expect(screen.queryByRole('option', { name: /^Invite/ })).toBeNull();
});

test('whom a slow line brings after the form was closed does not take the place of a later choice', async () => {
  await world.person('Tama Tāne', 'independent_learner');
  const server = await connectBrowser(world, aroha);
  await openApp('/mentor/assign-learning');
  const stored = server.holds('POST /api/admin/user/store');
  await invite('Learner', 'late@inviting.example', 'Marama Late');
  await userEvent.keyboard('{Escape}');
  await search('Learner', 'tama');
  await userEvent.click(await screen.findByRole('option', { name: 'Tama Tāne' }));
  await waitFor(() => expect(hasPendingCalls()).toBe(true));
  act(stored);
  await waitFor(() => expect(hasPendingCalls()).toBe(false));

  const stays = await screen.findByDisplayValue('Tama Tāne');
  expect(stays.isConnected).toBe(true);
});

test('a name and an email that are pasted as one are looked for, and invited, as the two', async () => {
  await connectBrowser(world, aroha);
  await openApp('/mentor/assign-learning');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Learner' }));
  await userEvent.paste('Rewi Hōne <rewi@inviting.example>');
  await userEvent.click(await screen.findByRole('option', { name: /^Invite/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Add user' }));

  expect(form.getByDisplayValue('Rewi Hōne')).toBeTruthy();
  expect(form.getByDisplayValue('rewi@inviting.example')).toBeTruthy();
});

test('Enter in a picker that has found nothing does not send the form around it', async () => {
  const server = await connectBrowser(world, aroha);
  await openApp('/users?edit=new');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Kiri Early');
  await search('Organisation (optional)', 'nowhere{Enter}');
  await screen.findByText('No organisation matches “nowhere”');
  await userEvent.keyboard('{Enter}');

  expect(server.callsOf('POST /api/admin/user/store')).toEqual([]);
  expect(screen.getByDisplayValue('nowhere')).toBeTruthy();
});
