// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();

// What React warns of fails the test, as anything else that is written to the console.
test('a role that is lost while its page is open ends what it showed, without logging out', async () => {
  const system = await world.person('Ana', 'admin');
  const tama = await world.person('Tama Ngata', 'independent_learner');
  const kura = await world.organisation('Te Kura', [tama]);
  const admin = await world.person('Hana', []);
  const uuid = await world.organisationRole(admin, 'organisation_admin', kura);
  await connectBrowser(world, admin);
  const router = await openApp('/users');
  await screen.findByRole('row', { name: /Tama Ngata/ });
  await clickButton('Add user');
  await screen.findByRole('dialog', { name: 'Add user' });
  await userEvent.keyboard('Mere Tāne');

  await world.as(system)(endOrganisationRole, { body: { uuid, last_administrator: true } });
  const { client } = router.options.context;
  void client.invalidateQueries();
  await screen.findByText('You don’t have access to this page.');
  // Whoever was typing is where it says so.
  expect(document.activeElement?.textContent).toBe('You don’t have access to this page.');
  expect(screen.getByText('What you typed is kept on this device.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeTruthy();
  expect(screen.queryByText('Tama Ngata')).toBeNull();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});
