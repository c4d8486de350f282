// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showUser } from '#contract/people/people.ts';
import { applyUserAction } from '#contract/people/user-actions.ts';
import type { Person } from '#testing/world.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/features/users/actions/user-actions.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha Ngata', 'admin');
const colleague = await world.person('Kiri Ngata', 'admin');

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Does this to all that the search finds, and waits for the result. */
async function act(search: string, action: string, result: string) {
  await connectBrowser(world, admin);
  await openApp(`/users?search=${search}&select=all`);
  const field = await screen.findByRole('combobox', { name: 'With the selected people' });
  await userEvent.selectOptions(field, action);
  await press('Continue');
  await press(new RegExp(`^${action} \\(`));
  await screen.findByText(result);
}

const switchOn = ({ uuid }: Person) =>
  world.as(colleague)(applyUserAction, { body: { action: 'switch_on', uuids: [uuid] } });

const stored = async ({ uuid }: Person) =>
  (await world.as(admin)(showUser, { params: { uuid } })).reply.user;

test('undoing a role says first whose learners it would leave, whom a colleague gave them since', async () => {
  const hana = await world.person('Hana Whero', 'independent_learner');
  const tama = await world.person('Tama', 'independent_learner');
  await act('Whero', 'Give the role Mentor', '1 person now has the role Mentor.');
  await world.mentored(hana, [tama]);
  await press('Undo');

  const dialog = await screen.findByRole('dialog', { name: 'Remove the role Mentor' });
  await within(dialog).findByText(/^Hana Whero mentors 1 learner, who will then have no mentor\./);
  expect((await stored(hana)).roles.map(({ name }) => name)).toContain('mentor');
  await press('Cancel');
  await press('Undo');
  await press('Remove the role Mentor (1 person)');
  await screen.findByText('1 person no longer has the role Mentor.');
  expect((await stored(hana)).roles.map(({ name }) => name)).not.toContain('mentor');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an undo says for whom a colleague did so already', async () => {
  const mere = await world.person('Mere Kikorangi', 'mentor');
  await world.person('Rewi Kikorangi', 'mentor');
  await act('Kikorangi', 'Switch off', '2 people switched off.');
  await switchOn(mere);
  await press('Undo');
  const line = await screen.findByText(/^1 person switched on\./);
  expect(line.textContent).toBe('1 person switched on. Mere Kikorangi is already switched on.');
  expect(document.activeElement).toBe(line);
});

test('an undo of what colleagues have undone already says that nothing is left', async () => {
  const ana = await world.person('Ana Kowhai', 'mentor');
  await act('Kowhai', 'Switch off', '1 person switched off.');
  await switchOn(ana);
  await press('Undo');
  const line = await screen.findByText(/^There was nothing left to undo\./);
  expect(line.textContent).toBe(
    'There was nothing left to undo. Ana Kowhai is already switched on.',
  );
});
