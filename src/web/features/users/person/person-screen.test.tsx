// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { grantOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { addMember } from '#contract/organisations/organisations.ts';
import { showUser, updateUser } from '#contract/people/people.ts';
import type { Person } from '#testing/world.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/record-picker/record-combobox.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { organisationOf } from '#web/features/organisations/organisations.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha Ngata', 'admin');
const hana = await world.person('Hana Rewi', ['mentor', 'independent_learner']);

async function edit(user: Person, person: Person = admin) {
  const server = await connectBrowser(world, person);
  const router = await openApp(`/users/${user.uuid}`);
  await screen.findByRole('heading', { level: 1, name: user.name });
  await screen.findByRole('checkbox', { name: /^Administrator/ });
  return { server, router };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const stored = async ({ uuid }: Person) =>
  (await world.as(admin)(showUser, { params: { uuid } })).reply.user;

test('the last administrator keeps the role: the refusal stands beside it', async () => {
  await edit(admin);
  await tick(/^Administrator/);
  await press('Save');
  await press('Give up the role');
  const roles = screen.getByRole('group', { name: 'Roles' });
  expect(await within(roles).findByText(/last active administrator/)).toBeTruthy();
  expect((await stored(admin)).roles).toMatchObject([{ name: 'admin' }]);
});

test('giving up one’s own administrator role needs one confirmation', async () => {
  const second = await world.person('Second Admin', 'admin');
  await edit(second, second);
  await tick(/^Administrator/);
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('your own administrator role');
  expect((await stored(second)).roles).toHaveLength(1);
  await press('Keep the role');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Admin/ }).checked).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();

  await tick(/^Administrator/);
  await press('Save');
  await press('Give up the role');
  await waitFor(async () => expect((await stored(second)).roles).toEqual([]));
});

test('switching somebody off explains first what it does, and then does it', async () => {
  const tama = await world.person('Tama Hohepa', 'mentor');
  await edit(tama);
  await userEvent.click(screen.getByRole('switch', { name: 'Can log in' }));
  expect(
    screen.getByText(/^When you save, Tama Hohepa is logged out everywhere.*is kept/),
  ).toBeTruthy();
  expect((await stored(tama)).active).toBe(true);
  await press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect((await stored(tama)).active).toBe(false);
  expect(screen.getByText(/^Tama Hohepa can’t log in/)).toBeTruthy();
});

test('nobody can switch off their own account', async () => {
  await edit(admin);
  expect(screen.getByText(/^This is your own account/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log out everywhere' })).toBeNull();
});

test('a new email says that it has to be verified again', async () => {
  await edit(hana);
  await userEvent.type(field('Email'), '.nz');
  expect(screen.getByText(/^The new address has to be verified/)).toBeTruthy();
});

test('a password reset is sent, and the message names the address', async () => {
  const anahera = await world.person('Anahera Paki', 'mentor', { passwordHash: 'set' });
  await edit(anahera);
  await press('Send a password reset');
  const announcement = `A link to choose a new password was sent to ${anahera.email}.`;
  expect(await screen.findByText(announcement)).toBeTruthy();
  await world.runJobs();
  expect(await world.mailTo(anahera)).toHaveLength(1);
});

test('ending all sessions says how many there were', async () => {
  const ana = await world.person('Ana Pita', 'admin');
  await world.as(ana)(showUser, { params: { uuid: ana.uuid } });
  await edit(ana);
  await press('Log out everywhere');
  expect(await screen.findByText(/^1 session ended: Ana Pita has to log in again/)).toBeTruthy();
});

test('an invitation can be sent again, if the server allows it', async () => {
  const traits = { emailVerifiedAt: null, passwordHash: null, invitedAt: new Date(0) };
  const rangi = await world.person('Rangi Moana', 'mentor', traits);
  const { server } = await edit(rangi);
  expect(screen.getByText(/The link worked for 7 days only/)).toBeTruthy();
  server.breaks('POST /api/admin/user/invite', {
    status: 422,
    body: { errors: { uuid: ['Rangi Moana has already set a password.'] } },
  });
  await press('Send the invitation again');
  expect(await screen.findByText('Rangi Moana has already set a password.')).toBeTruthy();
  server.breaks('POST /api/admin/user/invite');
  await press('Send the invitation again');
  expect(await screen.findByText(/^An invitation was sent to/)).toBeTruthy();
  expect(screen.getByText(/works for 7 days/)).toBeTruthy();
});

test('giving a role to an unverified address explains first what it does', async () => {
  const traits = { emailVerifiedAt: null, passwordHash: 'chosen by a stranger' };
  const head = await world.person('Head Teacher', [], traits);
  await edit(head);
  const says = /This email address was never verified.*invitation/;
  expect(screen.queryByText(says)).toBeNull();

  await tick(/^Mentor/);
  expect((await screen.findByText(says)).textContent).toContain(head.email);
  await press('Save');

  await waitFor(async () => {
    await world.runJobs();
    expect(await world.mailTo(head)).toHaveLength(1);
  });
});

test('in a conflict both versions are shown with their labels', async () => {
  const both = await world.person('Both Versions', 'mentor');
  await edit(both);
  const { uuid, email } = both;
  const body = { uuid, name: 'Both Versions', email, active: true, roles: ['admin'] as const };
  await world.as(admin)(updateUser, { body: { ...body, roles: [...body.roles] } });
  await tick(/^Learning designer/);
  await press('Save');
  await screen.findByText('This was changed while you were editing it');
  const versions = 'Roles Learning designer, Mentor Administrator';
  expect(screen.getByRole('row', { name: versions })).toBeTruthy();
});

test('the labels of the roles are stored where other tools look for them', async () => {
  await edit(hana);
  expect(JSON.parse(localStorage.getItem('appUserRoles') ?? '{}')).toMatchObject({
    admin: 'Administrator',
    mentor: 'Mentor',
  });
});

test('what somebody has is on their page: learning, certificates, subscriptions and changes', async () => {
  const learner = await world.person('Māia Tūhoro', 'independent_learner');
  await world.reflection(learner, { submittedAt: new Date() });
  await edit(learner);
  expect(part('Learning').getByRole('link', { name: /^Area reflection/ })).toBeTruthy();
  expect(part('Learning').getByRole('link', { name: 'Assign learning' })).toBeTruthy();
  expect(part('Certificates').getByText(/^No certificates yet/)).toBeTruthy();
  expect(part('Subscriptions').getByText('Māia Tūhoro has no subscription.')).toBeTruthy();
  expect(part('Mentor').getByText('Māia Tūhoro has no mentor.')).toBeTruthy();
  expect(await part('History').findByRole('link', { name: 'Full history' })).toBeTruthy();
});

test('organisations are added and removed at once, and removing can be undone', async () => {
  const name = 'Te Kura o Taupō';
  await organisationOf({ world, admin }, name, { code: '0077' });
  const wiremu = await world.person('Wiremu Pōtae', 'mentor');
  await edit(wiremu);
  const own = part('Organisations');
  expect(own.getByText(/doesn’t belong to an organisation yet/)).toBeTruthy();
  await userEvent.type(await own.findByRole('combobox'), 'taupo');
  await userEvent.click(await screen.findByRole('option', { name: /Te Kura o Taupō/ }));
  expect(await own.findByText(`Wiremu Pōtae now belongs to ${name}.`)).toBeTruthy();
  expect((await stored(wiremu)).organisations).toMatchObject([{ name }]);

  await press(`Remove ${name}`);
  const undo = await own.findByRole('button', { name: `Undo: add ${name} again` });
  expect(document.activeElement).toBe(undo);
  expect((await stored(wiremu)).organisations).toEqual([]);
  await userEvent.click(undo);
  await own.findByRole('button', { name: `Remove ${name}` });
  expect((await stored(wiremu)).organisations).toMatchObject([{ name }]);
});

test('the way back leads to the list as it was left', async () => {
  await connectBrowser(world, admin);
  const router = await openApp('/users?search=rewi&role=mentor');
  await userEvent.click(await screen.findByRole('link', { name: 'Hana Rewi' }));
  await screen.findByRole('heading', { level: 1, name: 'Hana Rewi' });
  expect(router.state.location.pathname).toBe(`/users/${hana.uuid}`);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await userEvent.click(trail.getByRole('link', { name: 'Users' }));
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(router.state.location.search).toEqual({ search: 'rewi', role: 'mentor' });
});

test('an older address, which opened a dialog over the list, leads to the page', async () => {
  await connectBrowser(world, admin);
  const router = await openApp(`/users?role=mentor&edit=${hana.uuid}`);
  await screen.findByRole('heading', { level: 1, name: 'Hana Rewi' });
  expect(router.state.location.href).toBe(`/users/${hana.uuid}`);
});

test('an address of nobody says so', async () => {
  await connectBrowser(world, admin);
  await openApp('/users/0193a5c0-7a6e-7c4e-9a53-0242ac120009');
  expect(await screen.findByText(/^We couldn’t find that user/)).toBeTruthy();
});

test('the last administrator of an organisation is switched off only after a second press', async () => {
  const rewa = await world.person('Rewa Tamihana');
  const kura = await organisationOf({ world, admin }, 'Kura of Rewa', { code: '0998' });
  const body = { organisation: kura.uuid, user: rewa.uuid };
  await world.as(admin)(addMember, { body });
  await world.as(admin)(grantOrganisationRole, { body: { ...body, role: 'organisation_admin' } });
  await edit(rewa);
  await userEvent.click(screen.getByRole('switch', { name: /^Can log in/ }));
  await press('Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Rewa Tamihana is the last administrator of Kura of Rewa.');
  expect(alert.contains(document.activeElement)).toBe(true);
  expect(screen.queryByText('Whoops! Something went wrong.')).toBeNull();
  expect((await stored(rewa)).active).toBe(true);
  await press('Switch off anyway');
  await waitFor(async () => expect((await stored(rewa)).active).toBe(false));
});

test('the last administrator of an organisation leaves it only after a second press', async () => {
  const mere = await world.person('Mere Rāwiri');
  const kura = await organisationOf({ world, admin }, 'Kura of Mere', { code: '0999' });
  const body = { organisation: kura.uuid, user: mere.uuid };
  await world.as(admin)(addMember, { body });
  await world.as(admin)(grantOrganisationRole, { body: { ...body, role: 'organisation_admin' } });
  await edit(mere);
  await press('Remove Kura of Mere');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Mere Rāwiri is the last administrator of Kura of Mere.',
  );
  expect((await stored(mere)).organisations).toHaveLength(1);
  await press('Remove anyway: Kura of Mere');
  await waitFor(async () => expect((await stored(mere)).organisations).toEqual([]));
});
