// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
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

async function open(search = '', person: Person = admin) {
  const server = await connectBrowser(world, person);
  const router = await openApp(`/users${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  return { server, router };
}

async function edit(user: Person, person: Person = admin) {
  const opened = await open(`?edit=${user.uuid}`, person);
  await screen.findByRole('dialog', { name: 'Edit user' });
  await screen.findByRole('checkbox', { name: /^Administrator/ });
  return opened;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const row = (name: RegExp) => screen.findByRole('row', { name });
const stored = async ({ uuid }: Person) =>
  (await world.as(admin)(showUser, { params: { uuid } })).reply.user;

test('a person is listed with their roles and their state in words', async () => {
  await world.person('Invited Iti', [], {
    emailVerifiedAt: null,
    passwordHash: null,
    invitedAt: new Date(),
  });
  await world.person('Away Awatere', 'mentor', { active: false });
  await open();
  const text = async (name: RegExp) => (await row(name)).textContent;
  expect(await text(/Hana Rewi/)).toContain('MentorIndependent learnerActive');
  expect(await text(/Invited Iti/)).toContain('no roleActiveInvited');
  expect(await text(/Away Awatere/)).toContain('MentorOff');
});

test('filters are in the address; an unknown value is ignored', async () => {
  await open('?role=admin&active=1');
  expect(await screen.findByText('1 found', { selector: '[aria-hidden]' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Role: Administrator' })).toBeTruthy();
  cleanup();
  await open('?role=owner&verified=perhaps');
  expect(await screen.findByText(/in total$/, { selector: '[aria-hidden]' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Filtered by' })).toBeNull();
});

test('people are filtered by organisation, whose name is on a chip', async () => {
  const kura = await organisationOf({ world, admin }, 'Te Kura o Taupō', { code: '0077' });
  const { router } = await open();
  await press('Filters');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Organisation' }), 'taupo');
  await userEvent.click(await screen.findByRole('option', { name: /Te Kura o Taupō/ }));
  const chip = await screen.findByRole('button', { name: 'Remove Organisation: Te Kura o Taupō' });
  expect(router.state.location.search).toEqual({ organisation: kura.uuid });
  expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy();
  await userEvent.click(chip);
  expect(await row(/Hana Rewi/)).toBeTruthy();
});

test('an added person is sent an invitation, and the message names the address', async () => {
  await open();
  await press('Add user');
  await screen.findByRole('dialog', { name: 'Add user' });
  expect(screen.getByText(/^We’ll send an invitation here/)).toBeTruthy();
  await userEvent.type(field('Name'), 'Mere Tāne');
  await userEvent.type(field('Email'), 'mere@kura.example');
  await tick(/^Mentor/);
  await press('Save');

  const announcement = 'Mere Tāne added. An invitation was sent to mere@kura.example.';
  expect(await screen.findByText(announcement)).toBeTruthy();
  expect((await row(/Mere Tāne/)).textContent).toContain('MentorActiveInvited');
  await world.runJobs();
  const mails = await world.mailTo({ uuid: '', name: '', email: 'mere@kura.example' });
  expect(mails).toHaveLength(1);
});

test('the error for an email that is taken is beside its field', async () => {
  await open('?edit=new');
  await screen.findByRole('dialog');
  await userEvent.type(field('Name'), 'Another Hana');
  await userEvent.type(field('Email'), hana.email.toUpperCase());
  await press('Save');
  await screen.findByRole('region', { name: 'Whoops! Something went wrong.' });
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
});

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
  await waitFor(async () => expect((await row(/Tama Hohepa/)).textContent).toContain('Off'));
  expect((await stored(tama)).active).toBe(false);
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
  const says = /Nobody has shown yet that email to this address reaches them.*invitation/;
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

test('the list links to import and export', async () => {
  await open('?search=hana&role=mentor');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await row(/Hana Rewi/);
  expect(href('Import')).toBe('/imports?kind=people');
  expect(href('Export as Excel')).toBe('/api/admin/export/users.xlsx?search=hana&role=mentor');
});

test('an address of nobody says so', async () => {
  await open('?edit=0193a5c0-7a6e-7c4e-9a53-0242ac120009');
  expect(await screen.findByRole('dialog', { name: 'There is no such user' })).toBeTruthy();
});

test('a search without matches says so; a failure to load says so and can be tried again', async () => {
  const { server } = await open();
  await row(/Hana Rewi/);
  server.breaks('GET /api/admin/user/search/zzz', 'offline');
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect((await screen.findByRole('alert')).textContent).toContain('The users could not be loaded');
  server.breaks('GET /api/admin/user/search/zzz');
  await press('Try again');
  expect(await screen.findByText('Nothing matches “zzz”.')).toBeTruthy();
});
