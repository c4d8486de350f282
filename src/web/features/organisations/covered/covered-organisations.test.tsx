// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrganisationRole } from '#contract/organisations/organisation-rights.ts';
import {
  emptyPage,
  fakeServer,
  openApp,
  person,
  storeLoggedInUser,
  stubBrowserApis,
} from '../../../app.test-support.tsx';

const kura = { uuid: '0193a5c0-7a6e-4c4e-9a53-0242ac120002', name: 'Te Kura o Taupō' };
const kohanga = { uuid: '0193a5c0-7a6e-4c4e-9a53-0242ac120003', name: 'Te Kōhanga' };
const elsewhere = '0193a5c0-7a6e-4c4e-9a53-0242ac120004';

beforeEach(() => {
  localStorage.clear();
  stubBrowserApis();
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

async function open(address: string, roles: [typeof kura, OrganisationRole][]) {
  const scopes = roles.map(([organisation, role]) => ({ organisation, role }));
  const user = { ...person('Ana'), scopes };
  const users = { users: { ...emptyPage, from: null, to: null } };
  fakeServer({
    'GET /api/user': { body: user },
    'GET /api/admin/user/index': { body: users },
    'GET /api/admin/user/subscriptions': { body: { subscriptions: users.users } },
  });
  storeLoggedInUser(user);
  return openApp(address);
}

test('who works for one organisation sees it named, and has nothing to choose', async () => {
  await open('/users', [[kura, 'organisation_admin']]);
  await screen.findByText('This page covers Te Kura o Taupō.');
  expect(screen.queryByRole('combobox', { name: 'Organisation' })).toBeNull();
});

test('who works for several looks at all of them or at one, which is in the address', async () => {
  const router = await open('/users?page=2', [
    [kura, 'organisation_admin'],
    [kohanga, 'organisation_admin'],
  ]);
  const choice = await screen.findByRole('combobox', { name: 'Organisation' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All 2 organisations',
    'Te Kura o Taupō',
    'Te Kōhanga',
  ]);
  await userEvent.selectOptions(choice, 'Te Kōhanga');
  await vi.waitFor(() =>
    expect(router.state.location.search).toEqual({ organisation: kohanga.uuid }),
  );
  await userEvent.selectOptions(choice, 'All 2 organisations');
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
});

test.each(['/users', '/subscriptions'])(
  'on %s the switch is the only choice of an organisation',
  async (path) => {
    await open(path, [
      [kura, 'organisation_admin'],
      [kohanga, 'organisation_admin'],
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await screen.findByRole('combobox', { name: 'Sort by' });
    // Not by its role: a picker is a label alone until its code has come.
    expect(screen.getAllByText('Organisation')).toHaveLength(1);
  },
);

test('an organisation where the role shows nothing of the page is not offered on it', async () => {
  await open('/users', [
    [kura, 'organisation_admin'],
    [kohanga, 'organisation_viewer'],
  ]);
  await screen.findByText('This page covers Te Kura o Taupō.');
});

test('who mentors at one and administers another reads on the dashboard whose reflections it shows', async () => {
  await open('/dashboard', [
    [kura, 'organisation_mentor'],
    [kohanga, 'organisation_admin'],
  ]);
  await screen.findByText('Reflections here are those of Te Kura o Taupō.');
  expect(screen.queryByText(/^This page covers/)).toBeNull();
});

test('an address that names an organisation of others says so, and leads back to one’s own', async () => {
  const router = await open(`/users?organisation=${elsewhere}`, [[kura, 'organisation_admin']]);
  await screen.findByText('This organisation doesn’t exist, or isn’t one of yours.');
  await userEvent.click(screen.getByRole('button', { name: 'Show your organisation' }));
  await screen.findByText('This page covers Te Kura o Taupō.');
  expect(router.state.location.search).toEqual({});
});
