import { beforeAll, expect, test } from 'vitest';
import {
  chooseColumns,
  confirmImport,
  importIndex,
  showImport,
} from '#contract/imports/imports.ts';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { showUser, userIndex } from '#contract/people/people.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { importing, newEmail, organisation } from './imports.test-support.ts';

let world: World;
let system: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  system = await world.person('Ana Service', 'admin');
});

const header = ['Name', 'Email', 'Roles', 'Organisation codes'];
const learner = (name: string) => world.person(name, 'independent_learner', { email: newEmail() });
const join = (uuid: string, { uuid: user }: Person) =>
  world.as(system)(addMember, { body: { organisation: uuid, user } });
const show = async ({ uuid }: Person) =>
  (await world.as(system)(showUser, { params: { uuid } })).reply.user;

/** An organisation’s administrator, its people, and an organisation next door. */
async function houses() {
  const [own, other] = [await organisation(world), await organisation(world)];
  const admin = await world.person('Hana Parata', []);
  const [aroha, mere, stranger] = [
    await learner('Aroha'),
    await learner('Mere'),
    await learner('Secret Stranger'),
  ];
  for (const person of [admin, aroha, mere]) await join(own.uuid, person);
  for (const person of [mere, stranger]) await join(other.uuid, person);
  const role = await world.organisationRole(admin, 'organisation_admin', own.uuid);
  return { own, other, admin, aroha, mere, stranger, role, ...importing(world, admin) };
}

test('who was added without a role counts while they belong there, as in the list it opens', async () => {
  const { own, admin, takeRows, rows, confirm, show } = await houses();
  const { uuid } = await takeRows([
    header,
    ['Māia', newEmail(), '', own.code],
    ['Hemi', newEmail(), '', own.code],
  ]);
  expect((await confirm(uuid)).without_role).toBe(2);
  const [maia] = await rows(uuid);
  const left = { organisation: own.uuid, user: maia?.subject ?? '' };
  await world.as(admin)(removeMember, { body: left });

  const query = { role: 'none', import: uuid } as const;
  expect((await world.as(admin)(userIndex, { query })).reply.users.total).toBe(1);
  expect((await show(uuid)).without_role).toBe(1);
});

test('rows about people outside of one’s organisation are problems, and change nothing', async () => {
  const { own, other, aroha, mere, stranger, takeRows, rows, confirm, found } = await houses();
  const email = newEmail();
  const { uuid } = await takeRows([
    header,
    ['Wiremu', email, 'Independent learner', own.code],
    ['Aroha Rangi', aroha.email, '', ''],
    ['Mere Rangi', mere.email, '', ''],
    ['', stranger.email, '', own.code],
    ['Hēmi', newEmail(), '', other.code],
    ['Tama', newEmail(), 'Mentor', ''],
  ]);

  const preview = await rows(uuid);
  const said = preview.map(({ outcome, label, problems }) => [
    outcome,
    label,
    ...problems.map(({ text }) => text),
  ]);
  expect(said).toEqual([
    ['create', 'Wiremu'],
    ['update', 'Aroha Rangi'],
    ['problem', 'Mere Rangi', expect.stringContaining('belongs to more than your organisation')],
    ['problem', stranger.email, expect.anything(), 'The email has already been taken.'],
    ['problem', 'Hēmi', `There is no organisation with the code or name “${other.code}”.`],
    ['problem', 'Tama', expect.stringContaining('administrator of the service gives the role')],
  ]);
  expect(JSON.stringify(preview)).not.toContain('Secret');
  expect(JSON.stringify(preview)).not.toContain(stranger.uuid);

  const { counts } = await confirm(uuid);
  expect(counts).toEqual({ create: 1, update: 1, same: 0, problem: 4, written: 2 });
  expect(await found(email)).toMatchObject({ organisations: [{ uuid: own.uuid }] });
  expect((await show(aroha)).name).toBe('Aroha Rangi');
  expect((await show(mere)).name).toBe('Mere');
  expect(await show(stranger)).toMatchObject({
    name: 'Secret Stranger',
    organisations: [{ uuid: other.uuid }],
  });
});

test('who is new and for whom the file names no organisation comes into the only one there is', async () => {
  const { own, takeRows, rows, confirm, found } = await houses();
  const email = newEmail();
  const { uuid } = await takeRows([header.slice(0, 2), ['Wiremu', email]]);

  const [row] = await rows(uuid);
  expect(row?.changes).toContainEqual({ field: 'Organisation codes', from: '', to: own.code });
  await confirm(uuid);
  expect(await found(email)).toMatchObject({ organisations: [{ uuid: own.uuid }], roles: [] });
});

test('with several organisations the file has to name one', async () => {
  const { other, admin, takeRows, rows } = await houses();
  await world.organisationRole(admin, 'organisation_admin', other.uuid);
  const { uuid } = await takeRows([
    header,
    ['Wiremu', newEmail(), '', ''],
    ['Tama', newEmail(), '', other.code],
  ]);
  const said = (await rows(uuid)).map(({ outcome, problems }) => [
    outcome,
    ...problems.map(({ text }) => text),
  ]);
  expect(said).toEqual([
    ['problem', 'Please name at least one of your organisations, by its code or name.'],
    ['create'],
  ]);
});

test('whoever loses the role before the file is written writes nothing, and reads no result', async () => {
  const { role, admin, upload, takeRows, as } = await houses();
  const email = newEmail();
  const rows = [header, ['Wiremu', email, '', '']];
  const { uuid } = await takeRows(rows);
  await as(confirmImport, { body: { uuid } });
  const waiting = (await upload(rows.join('\n'))).json().import.uuid;
  await world.as(system)(endOrganisationRole, {
    body: { uuid: role, last_administrator: true },
  });
  await world.runJobs();

  const of = importing(world, system);
  expect(await of.found(email)).toBeUndefined();
  expect(await of.show(uuid)).toMatchObject({
    state: 'failed',
    counts: { written: 0 },
    reason: expect.stringContaining('Hana Parata can no longer manage people'),
  });
  expect(await of.show(waiting)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('stopped before anything was saved'),
  });
  expect((await as(showImport, { params: { uuid } })).status).toBe(403);

  // Nor with a role at another organisation.
  const elsewhere = await organisation(world);
  await world.organisationRole(admin, 'organisation_admin', elsewhere.uuid);
  expect((await as(showImport, { params: { uuid } })).status).toBe(404);
  expect((await as(importIndex, { query: {} })).reply.imports.total).toBe(0);
});

test('a colleague who administers the same organisation goes on with an import', async () => {
  const { own, takeRows } = await houses();
  const colleague = await world.person('Tama Colleague', []);
  await world.organisationRole(colleague, 'organisation_admin', own.uuid);
  const email = newEmail();
  const { uuid } = await takeRows([header, ['Wiremu', email, '', '']]);

  const done = await importing(world, colleague).confirm(uuid);
  expect(done).toMatchObject({ state: 'done', confirmed_by: { name: 'Tama Colleague' } });
});

test('a role gained meanwhile adds nothing to an import that is under way', async () => {
  const { other, admin, takeRows, rows, as } = await houses();
  const { uuid } = await takeRows([header, ['Wiremu', newEmail(), '', other.code]]);
  await world.organisationRole(admin, 'organisation_admin', other.uuid);
  const columns = ['name', 'email', 'roles', 'organisations'];
  await as(chooseColumns, { body: { uuid, columns } });
  await world.runJobs();
  expect((await rows(uuid)).map(({ outcome }) => outcome)).toEqual(['problem']);
});

test('what one chose for the columns of a file is offered to nobody of another organisation', async () => {
  const [here, there] = [await houses(), await houses()];
  const odd = ['Whom', 'Reached at'];
  const file = [odd, ['Wiremu', newEmail()]];
  const first = await here.takeRows(file);
  expect(first.state).toBe('columns');
  await here.as(chooseColumns, { body: { uuid: first.uuid, columns: ['name', 'email'] } });
  await world.runJobs();

  expect((await here.takeRows(file)).state).toBe('ready');
  expect((await there.takeRows(file)).state).toBe('columns');
});

test('the sample can be imported as it is', async () => {
  const { own, download, take } = await houses();
  const sample = await download('/api/admin/import/sample/people.csv');
  expect(sample.toString()).toContain(own.code);
  expect(await take(sample)).toMatchObject({ counts: { create: 3, problem: 0 } });
});

test('organisations are imported by those who keep all of them', async () => {
  const { upload, download } = await houses();
  const { statusCode } = await upload('Name,Code\nKura,K1', { kind: 'organisations' });
  expect(statusCode).toBe(403);
  expect((await download('/api/admin/import/sample/people.csv')).toString()).toContain('Email');
  const sample = await download('/api/admin/import/sample/organisations.csv');
  expect(sample.toString()).not.toContain('Code');
});
