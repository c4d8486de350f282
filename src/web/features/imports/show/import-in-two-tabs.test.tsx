// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { confirmImport, dropImport } from '#contract/imports/imports.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const header = ['Name', 'Email', 'Roles'];

/** The preview of a file with somebody new, which this page isn't told of again. */
async function previewed() {
  const hana = await world.person('Hana Parata', 'admin');
  const steps = importing(world, hana);
  const { uuid } = await steps.takeRows([header, ['Māia', newEmail(), 'Mentor']]);
  const server = await connectBrowser(world, hana);
  await openApp(`/imports/${uuid}`);
  const press = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(screen.getByRole('dialog'));
  };
  return { ...steps, uuid, server, press };
}

test('an import that was discarded in another tab is shown as discarded once it is confirmed', async () => {
  const { as, uuid, press } = await previewed();
  const dialog = await press('Add 1 person');
  await as(dropImport, { body: { uuid } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 person' }));

  expect(await screen.findByText(/^This import was discarded/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an import that was confirmed in another tab is shown as saved once it is discarded', async () => {
  const { confirm, uuid, press } = await previewed();
  const dialog = await press('Discard');
  await confirm(uuid);
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));

  expect(await screen.findByText('1 added.', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever confirms what was confirmed with invitations reads that they were sent', async () => {
  const { as, uuid, press } = await previewed();
  const dialog = await press('Add 1 person');
  await userEvent.click(dialog.getByRole('switch', { name: 'Send invitations now' }));
  expect(dialog.getByText(/^Nobody is emailed/)).toBeTruthy();
  await as(confirmImport, { body: { uuid, send_invitations: true } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 person' }));

  const invitations = await screen.findByText('Invitations');
  expect(invitations.nextSibling?.textContent).toBe('Sent with this import');
});

test('an import that was discarded in another tab is shown as discarded once its columns are chosen', async () => {
  const hana = await world.person('Hana Parata', 'admin');
  const { as, takeRows } = importing(world, hana);
  const { uuid } = await takeRows([
    ['Given', 'Contact'],
    ['Māia', newEmail()],
  ]);
  await connectBrowser(world, hana);
  await openApp(`/imports/${uuid}`);
  const contact = await screen.findByRole('combobox', { name: 'Contact' });
  await userEvent.selectOptions(contact, 'Email');
  await as(dropImport, { body: { uuid } });
  await userEvent.click(screen.getByRole('button', { name: 'Compare the rows' }));

  expect(await screen.findByText(/^This import was discarded/)).toBeTruthy();
});
