// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { userRecords, userSearch } from '#contract/people/people.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import type { Person } from '#testing/world.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/record-picker/record-combobox.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { organisationOf } from '#web/features/organisations/organisations.test-support.ts';
import { listDrafts } from '#web/platform/drafts/drafts.ts';
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

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const row = (name: RegExp) => screen.findByRole('row', { name });

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
  expect(await text(/Invited Iti/)).toContain('no role in the whole serviceActiveInvited');
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

test('whom an import added is filtered by it, with its file on a chip', async () => {
  const { takeRows, confirm } = importing(world, admin);
  const rows = [
    ['Name', 'Email'],
    ['Māia Paki', newEmail()],
  ];
  const { uuid } = await takeRows(rows, { name: 'Term 1.csv' });
  await confirm(uuid);
  await open(`?import=${uuid}`);
  expect(await row(/Māia Paki/)).toBeTruthy();
  expect(screen.getByText('1 found', { selector: '[aria-hidden]' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Remove Added by import: Term 1.csv' });
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

test('a new learner gets an organisation and a mentor in the same form', async () => {
  const rewi = await world.person('Rewi Kingi', 'mentor');
  await organisationOf({ world, admin }, 'Tūī Hollow', { code: '0078' });
  await open('?edit=new');
  const form = within(await screen.findByRole('dialog', { name: 'Add user' }));
  await userEvent.type(field('Name'), 'Ana Ngata');
  await userEvent.type(field('Email'), 'ana@kura.example');
  expect(form.queryByLabelText('Mentor (optional)')).toBeNull();
  await tick(/^Independent learner/);
  await form.findByRole('option', { name: /^Rewi Kingi/ });
  await userEvent.selectOptions(form.getByLabelText('Mentor (optional)'), rewi.uuid);
  await userEvent.type(form.getByRole('combobox', { name: 'Organisation (optional)' }), 'tui');
  await userEvent.click(await screen.findByRole('option', { name: /Tūī Hollow/ }));
  expect(form.getByRole('button', { name: 'Remove Tūī Hollow' })).toBeTruthy();
  await press('Save');

  await screen.findByText(/^Ana Ngata added/);
  const { users } = (await world.as(admin)(userSearch, { params: { term: 'ana@' }, query: {} }))
    .reply;
  const [ana] = users.data;
  expect(ana?.organisations).toMatchObject([{ name: 'Tūī Hollow' }]);
  const { reply } = await world.as(admin)(userRecords, { params: { uuid: ana?.uuid ?? '' } });
  expect(reply.records.mentor?.name).toBe('Rewi Kingi');
});

test('people who are added one after the other get what the last one got', async () => {
  await organisationOf({ world, admin }, 'Kererū Grove', { code: '0079' });
  await open('?edit=new');
  const form = within(await screen.findByRole('dialog', { name: 'Add user' }));
  await userEvent.type(field('Name'), 'Piripi Hēnare');
  await userEvent.type(field('Email'), 'piripi@kura.example');
  await tick(/^Mentor/);
  await userEvent.type(form.getByRole('combobox', { name: 'Organisation (optional)' }), 'kereru');
  await userEvent.click(await screen.findByRole('option', { name: /Kererū Grove/ }));
  await press('Add and start another');

  expect(await form.findByText(/^Piripi Hēnare added\. An invitation/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await userEvent.keyboard('Rāwiri Hēnare');
  await userEvent.type(field('Email'), 'piripi@kura.example');
  await press('Add and start another');
  await form.findAllByText('The email has already been taken.');
  expect(form.queryByText(/^Piripi Hēnare added/)).toBeNull();
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'rawiri@kura.example');
  await press('Save');

  expect(await screen.findByText(/^Rāwiri Hēnare added/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const { users } = (await world.as(admin)(userSearch, { params: { term: 'hēnare' }, query: {} }))
    .reply;
  expect(
    users.data.map(({ roles, organisations }) => [roles[0]?.name, organisations[0]?.name]),
  ).toEqual([
    ['mentor', 'Kererū Grove'],
    ['mentor', 'Kererū Grove'],
  ]);
  expect(listDrafts(admin.uuid)).toEqual([]);
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

test('the list links to import and export', async () => {
  await open('?search=hana&role=mentor');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await row(/Hana Rewi/);
  expect(href('Import')).toBe('/imports?kind=people');
  expect(href('Export as Excel')).toBe('/api/admin/export/users.xlsx?search=hana&role=mentor');
});

test('a search without matches says so; a failure to load says so and can be tried again', async () => {
  const { server } = await open();
  await row(/Hana Rewi/);
  server.breaks('GET /api/admin/user/search/zzz', 'offline');
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the users');
  server.breaks('GET /api/admin/user/search/zzz');
  await press('Try again');
  expect(await screen.findByText('Nothing matches “zzz”.')).toBeTruthy();
});
