// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { grantOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import {
  addMember,
  showOrganisation,
  updateOrganisation,
} from '#contract/organisations/organisations.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/record-picker/record-combobox.tsx';
import { closeDialog } from '#web/controls.test-support.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';
import { organisationOf } from './organisations.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha Ngata', 'admin');
let count = 0;

async function open(search = '') {
  const server = await connectBrowser(world, admin);
  const router = await openApp(`/organisations${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Organisations' });
  return { server, router };
}

function another(name: string, traits = {}) {
  count += 1;
  return organisationOf({ world, admin }, name, { code: `0${count}00`, ...traits });
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const stored = async (uuid: string) =>
  (await world.as(admin)(showOrganisation, { params: { uuid } })).reply.organisation;

async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

async function saveNew(name: string, code: string, email: string) {
  await userEvent.type(field('Name'), name);
  await userEvent.type(field('Code'), code);
  await userEvent.type(field('Email'), email);
  await press('Save');
}

test('an empty list says so and offers to add an organisation', async () => {
  await open();
  expect(await screen.findByText('No organisations to display')).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: 'Add organisation' });
  if (first) await userEvent.click(first);
  expect(await screen.findByRole('dialog', { name: 'Add organisation' })).toBeTruthy();
});

test('a new organisation starts as ECE in the first region, and its addition is announced', async () => {
  await open('?edit=new');
  await screen.findByRole('dialog', { name: 'Add organisation' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ECE' }).checked).toBe(true);
  const region = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Education region' });
  await waitFor(() => expect(region.selectedOptions[0]?.text).toBe('Bay of Plenty, Waiariki'));
  await saveNew('Ngā Tamariki', '00077', 'kia.ora@tamariki.example');

  expect(await screen.findByText('Ngā Tamariki added')).toBeTruthy();
  const row = await screen.findByRole('row', { name: /Ngā Tamariki/ });
  expect(within(row).getByText('00077')).toBeTruthy();
  expect(within(row).getByText('none')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('saving before the regions have loaded uses the first region all the same', async () => {
  const server = await connectBrowser(world, admin);
  const release = server.holds('GET /api/admin/region/index');
  await openApp('/organisations?edit=new');
  await screen.findByRole('dialog');
  await saveNew('Saved early', '00078', 'early@tamariki.example');
  release();

  expect(await screen.findByText('Saved early added')).toBeTruthy();
});

test('the error for a code that is taken is beside its field and above the form', async () => {
  await another('Code taken', { code: 'AB1' });
  await open('?edit=new');
  await screen.findByRole('dialog');
  await saveNew('Another', 'ab1', 'a@b.example');

  const summary = await screen.findByRole('region', { name: 'Whoops! Something went wrong.' });
  expect(within(summary).getByRole('link', { name: 'The code has already been taken.' }));
  expect(field('Code').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name').value).toBe('Another');
});

test('regions that could not be loaded say so and can be tried again; the rest still works', async () => {
  const one = await another('Region away');
  const { server } = await open();
  server.breaks('GET /api/admin/region/index', { status: 500 });
  cleanup();
  await openApp(`/organisations?edit=${one.uuid}`);
  expect(await screen.findByText('Could not load.')).toBeTruthy();
  const region = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Education region' });
  expect(region.selectedOptions[0]?.text).toBe(one.region.name);
  server.breaks('GET /api/admin/region/index');
  await press('Try again: education regions');
  await waitFor(() => expect(region.options.length).toBeGreaterThan(10));
});

test('the panel shows the details, with links to write and to call', async () => {
  const traits = { phone: '+64 9 555 0123', email: 'office@kura.example', city: 'Taupō' };
  const kura = await another('Te Kura o Taupō', traits);
  await open(`?view=${kura.uuid}`);
  const panel = await screen.findByRole('dialog', { name: 'Te Kura o Taupō' });
  const text = panel.textContent;
  for (const words of ['Centre Code', kura.org_code, 'Education Region', kura.region.name]) {
    expect(text).toContain(words);
  }
  const link = (name: string) => within(panel).getByRole('link', { name }).getAttribute('href');
  expect(link(traits.email)).toBe('mailto:office@kura.example');
  expect(link(traits.phone)).toBe('tel:+6495550123');
  expect(within(panel).getByText('This organisation has no subscribers')).toBeTruthy();
  expect(link('History')).toBe(`/history?subject=${kura.uuid}`);
});

test('the panel lists the members read-only; they are added and removed in the form', async () => {
  const mere = await world.person('Mere Hōhepa', 'mentor');
  const kura = await another('Read only');
  const body = { organisation: kura.uuid, user: mere.uuid };
  await world.as(admin)(addMember, { body });
  await open(`?view=${kura.uuid}`);
  const panel = await screen.findByRole('dialog', { name: 'Read only' });
  expect(within(panel).getByRole('heading', { name: 'Members (1)' })).toBeTruthy();
  expect(within(panel).getByText('Mere Hōhepa')).toBeTruthy();
  expect(within(panel).queryByRole('combobox')).toBeNull();
  expect(within(panel).queryByRole('button', { name: /^Remove/ })).toBeNull();

  await press('Edit');
  await screen.findByRole('dialog', { name: 'Edit organisation' });
  expect(await screen.findByRole('combobox', { name: 'Add a person' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Mere Hōhepa' })).toBeTruthy();
});

test('a person is found by name, added, removed and added again by Undo', async () => {
  const mere = await world.person('Mere Tāne', 'mentor');
  const kura = await another('Members');
  await open(`?edit=${kura.uuid}`);
  const finder = await screen.findByRole('combobox', { name: 'Add a person' });
  await userEvent.type(finder, 'tane');
  await userEvent.click(await screen.findByRole('option', { name: /Mere Tāne/ }));
  expect(await screen.findByText('Mere Tāne was added.')).toBeTruthy();
  expect((await stored(kura.uuid)).users).toMatchObject([{ uuid: mere.uuid }]);

  await press('Remove Mere Tāne');
  const undo = await screen.findByRole('button', { name: 'Undo: add Mere Tāne again' });
  expect(document.activeElement).toBe(undo);
  expect((await stored(kura.uuid)).users).toEqual([]);
  await userEvent.click(undo);
  const remove = await screen.findByRole('button', { name: 'Remove Mere Tāne' });
  expect(document.activeElement).toBe(remove);
  expect((await stored(kura.uuid)).users).toMatchObject([{ uuid: mere.uuid }]);
});

test('the last administrator is removed only after a second press, beside what that means', async () => {
  const mere = await world.person('Mere Rāwiri');
  const kura = await another('Kura of one administrator');
  const body = { organisation: kura.uuid, user: mere.uuid };
  await world.as(admin)(addMember, { body });
  await world.as(admin)(grantOrganisationRole, { body: { ...body, role: 'organisation_admin' } });
  await open(`?edit=${kura.uuid}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mere Rāwiri' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Mere Rāwiri is the last administrator of Kura of one administrator.',
  );
  expect((await stored(kura.uuid)).users).toMatchObject([{ uuid: mere.uuid }]);

  // The next Tab leads there.
  await userEvent.tab();
  const confirm = screen.getByRole('button', { name: 'Remove anyway: Mere Rāwiri' });
  expect(document.activeElement).toBe(confirm);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Undo: add Mere Rāwiri again' });
  expect((await stored(kura.uuid)).users).toEqual([]);
});

test('somebody who is not found is invited from the picker, and then belongs to it', async () => {
  const kura = await another('Inviting');
  await open(`?edit=${kura.uuid}`);
  const finder = await screen.findByRole('combobox', { name: 'Add a person' });
  await userEvent.type(finder, 'wiremu@inviting.example');
  await userEvent.click(await screen.findByRole('option', { name: /^Invite “wiremu@inviting/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Add user' }));
  const email = form.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect(email.value).toBe('wiremu@inviting.example');
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Wiremu Pōtae');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Wiremu Pōtae was added.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Add user' })).toBeNull();
  expect((await stored(kura.uuid)).users).toMatchObject([{ name: 'Wiremu Pōtae' }]);
});

test('a change of members that fails says so, and nothing looks done', async () => {
  const kura = await another('Members that stay');
  const { server } = await open(`?edit=${kura.uuid}`);
  await world.person('Tama Hohepa');
  const finder = await screen.findByRole('combobox', { name: 'Add a person' });
  await userEvent.type(finder, 'hohepa');
  server.breaks('POST /api/admin/organisation/member/add', { status: 500 });
  await userEvent.click(await screen.findByRole('option', { name: /Tama Hohepa/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was changed');
  expect(screen.getByText('Nobody belongs to this organisation yet.')).toBeTruthy();
});

test('in a conflict both versions are shown, and mine can be kept', async () => {
  const kura = await another('Both versions');
  await open(`?edit=${kura.uuid}`);
  await screen.findByRole('dialog', { name: 'Edit organisation' });
  const { uuid, org_code: code, org_type: type, email, region } = kura;
  const body = { uuid, name: 'Theirs', code, type, email, region: region.uuid };
  await world.as(admin)(updateOrganisation, { body });
  await retype('Name', 'Mine');
  await press('Save');
  await screen.findByText('This was changed while you were editing it');
  expect(screen.getByRole('row', { name: 'Name Mine Theirs' })).toBeTruthy();
  expect((await stored(uuid)).name).toBe('Theirs');
  await press('Keep mine');
  await waitFor(async () => expect((await stored(uuid)).name).toBe('Mine'));
});

test('Close keeps what was typed; Discard draft drops it', async () => {
  const kura = await another('Drafts');
  const { router } = await open(`?edit=${kura.uuid}`);
  await screen.findByRole('dialog');
  await retype('Name', 'Half a na');
  await closeDialog();
  await router.navigate({ to: '/organisations', search: { edit: kura.uuid } });
  await screen.findByText(/Your draft from .* is back/);
  expect(field('Name').value).toBe('Half a na');
  await press('Discard draft');
  expect(field('Name').value).toBe('Drafts');
});

test('an address of no organisation says so', async () => {
  await open('?view=0193a5c0-7a6e-7c4e-9a53-0242ac120009');
  const dialog = await screen.findByRole('dialog', { name: 'We couldn’t find that organisation' });
  expect(dialog).toBeTruthy();
});
