// @vitest-environment browser-and-server
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import {
  removeMember,
  showOrganisation,
  updateOrganisation,
} from '#contract/organisations/organisations.ts';
import { openApp } from '#web/app.test-support.tsx';
import { closeDialog } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';
import { organisationOf } from './organisations.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Ngaire Whitcombe', 'admin');
const akoranga = await organisationOf({ world, admin }, 'Akoranga', { code: '100' });
await organisationOf({ world, admin }, 'Bayview', { code: '200' });

const update = `${updateOrganisation.method} ${updateOrganisation.path}`;
const cityField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'City (optional)' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const storedCity = async () =>
  (await world.as(admin)(showOrganisation, { params: { uuid: akoranga.uuid } })).reply.organisation
    .city;

/** Saves the first one on a line that brings no answer yet, and closes its form meanwhile. */
async function saveAndClose(city: string) {
  const server = await connectBrowser(world, admin);
  const router = await openApp('/organisations');
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Akoranga' }));
  type(await cityField(), city);
  const arrives = server.holds(update);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await closeDialog();
  return { server, router, arrives };
}

/** The line above the page that says so. */
async function bannerOf(words: RegExp) {
  const line = (await screen.findByText(words)).closest('p');
  if (!line) throw new Error('It is said elsewhere.');
  return within(line);
}

test('the answer of a save says so beside its record, and leaves open what was opened since', async () => {
  const { arrives } = await saveAndClose('Gore');
  await userEvent.click(screen.getByRole('link', { name: 'Edit Bayview' }));
  type(await cityField(), 'Te Anau');
  act(arrives);

  const row = screen.getByRole('row', { name: /Akoranga/, hidden: true });
  expect(await within(row).findByText('Saved')).toBeTruthy();
  expect(await storedCity()).toBe('Gore');
  expect((await cityField()).value).toBe('Te Anau');
});

test('the answer of a save closes no form of the page that somebody went to since', async () => {
  const { router, arrives } = await saveAndClose('Bluff');
  await act(() => router.navigate({ to: '/users', search: { edit: 'new' } }));
  const dialog = await screen.findByRole('dialog', { name: 'Add user' });
  act(arrives);
  await waitFor(async () => expect(await storedCity()).toBe('Bluff'));
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Bluff'));

  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Mere Tāne');
  expect(dialog.isConnected).toBe(true);
  expect(router.state.location.search).toEqual({ edit: 'new' });
});

test('a save that fails after its form was closed says so, and leads back to what was typed', async () => {
  const { server, arrives } = await saveAndClose('Ōamaru');
  server.breaks(update, 'offline');
  act(arrives);
  const banner = await screen.findByText(/Not saved, kept on this device/);
  expect(banner.textContent).toContain('We couldn’t reach the server.');
  server.breaks(update);

  await userEvent.click(screen.getByRole('link', { name: 'Organisation · Akoranga' }));
  expect((await cityField()).value).toBe('Ōamaru');
  expect(banner.isConnected).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await storedCity()).toBe('Ōamaru'));
  expect(screen.queryByText(/Not saved/)).toBeNull();
});

test('so it is where a colleague saved first; the banner can be closed', async () => {
  const { arrives } = await saveAndClose('Timaru');
  const { reply } = await world.as(admin)(showOrganisation, { params: { uuid: akoranga.uuid } });
  const { org_type, region, ...fields } = reply.organisation;
  await world.as(admin)(updateOrganisation, {
    body: { ...fields, type: org_type, region: region.uuid, city: 'Wānaka' },
  });
  act(arrives);

  const banner = await screen.findByText(/Not saved, kept on this device/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(banner.isConnected).toBe(false);
  expect(await storedCity()).toBe('Wānaka');
});

test.each([
  ['of a member', removeMember, /^Remove Mere Tāne/],
  ['of a role', endOrganisationRole, /^Remove role: Mere Tāne/],
])(
  'a removal %s that fails after the dialog was closed says so, and leads back',
  async (...row) => {
    const [what, { method, path }, name] = row;
    const mere = await world.person('Mere Tāne');
    const kura = await world.organisation(`Te Kura ${what}`, [mere]);
    await world.organisationRole(mere, 'organisation_mentor', kura);
    const server = await connectBrowser(world, admin);
    await openApp(`/organisations?edit=${kura}`);
    const remove = await screen.findByRole('button', { name });
    const fails = server.holds(`${method} ${path}`);
    server.breaks(`${method} ${path}`, { status: 500 });
    await userEvent.click(remove);
    await closeDialog();
    act(fails);

    const banner = await bannerOf(/^Mere Tāne: nothing was changed\./);
    await userEvent.click(banner.getByRole('link', { name: `Te Kura ${what}` }));
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^Mere Tāne: nothing was changed/)).toBeNull());
  },
);
