// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/features/caseload/hand-over.tsx';
import '#web/features/caseload/share-out-dialog.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Ngaire', 'admin');
const hana = await world.person('Hana', 'mentor');
await world.person('Rewi', 'mentor');
await world.person('Wiremu', 'mentor', { invitedAt: new Date(), emailVerifiedAt: null });
const provider = { invitedAt: new Date(), lastLoginAt: new Date() };
await world.person('Kiri', 'mentor', provider);
const names = ['Ana', 'Mere', 'Tama'];
const learners = names.map((name) => world.person(name, 'independent_learner'));
await world.mentored(hana, await Promise.all(learners));

test('learners are shared out among mentors who have been here, and others who are chosen', async () => {
  await connectBrowser(world, admin);
  await openApp(`/mentor/caseload?mentor=${hana.uuid}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Share out evenly' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share out evenly' });
  await within(dialog).findByText('2 mentors chosen');
  const invited = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /^Wiremu/ });
  expect(invited.checked).toBe(false);
  expect(invited.parentElement?.textContent).toContain('no learners, invited');

  const press = async (name: string) =>
    userEvent.click(within(dialog).getByRole('button', { name }));
  await press('Clear selection');
  await press('Choose all mentors');
  expect(invited.checked).toBe(true);
});

test('learners who are handed over evenly go to nobody who was only invited', async () => {
  await connectBrowser(world, admin);
  await openApp(`/users/${hana.uuid}`);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Mentor/ }));
  await userEvent.selectOptions(await screen.findByLabelText('Hand over to'), 'evenly');
  const given = await screen.findByText(/gets/);
  expect(given.textContent).toMatch(/Kiri/);
  expect(given.textContent).not.toMatch(/Wiremu/);
});
