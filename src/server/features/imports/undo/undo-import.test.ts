import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { historyIndex } from '#contract/history/history.ts';
import * as contract from '#contract/imports/imports.ts';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { imports, organisations, users } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { as, takeRows, show, rows, confirm, found, undo } = importing(world, hana);

const header = ['Name', 'Email', 'Roles', 'Active', 'Organisation codes'];

const saveRows = async (...rows: Parameters<typeof takeRows>) =>
  (await confirm((await takeRows(...rows)).uuid)).uuid;

test('an import is undone by one of what it replaced, which is shown before it is confirmed', async () => {
  const [old, kura] = [await organisation(world), await organisation(world)];
  const mere = await world.person('Mere Tūhoe', 'mentor');
  const kiri = await world.person('Kiri');
  const ana = await world.person('Ana', [], { active: false });
  const email = newEmail();
  await saveRows([
    ['Name', 'Email', 'Organisation codes'],
    ['', mere.email, old.code],
  ]);
  const first = await saveRows([
    header,
    ['Māia', email, 'Mentor', 'Yes', kura.code],
    ['Mere Rangi', mere.email, 'Designer', '', kura.code],
    ['', kiri.email, 'Mentor', '', kura.code],
    ['', ana.email, '', 'Yes', ''],
    ['Hemi', 'no address', '', '', ''],
  ]);
  expect(await show(first)).toMatchObject({ can_be_undone: true, undone_by: null });

  const preview = await undo(first);

  expect(preview).toMatchObject({
    state: 'ready',
    undoes: first,
    file_name: 'people.csv',
    counts: { create: 0, update: 4, same: 0, problem: 0 },
    confirmed_at: null,
  });
  const change = (field: string, from: string, to: string) =>
    expect.objectContaining({ field, from, to });
  expect(await rows(preview.uuid)).toMatchObject([
    { line: 2, label: 'Māia', outcome: 'update', changes: [change('Active', 'Yes', 'No')] },
    {
      line: 3,
      changes: expect.arrayContaining([
        change('Name', 'Mere Rangi', 'Mere Tūhoe'),
        change('Organisation codes', kura.code, old.code),
      ]),
    },
    {
      line: 4,
      label: 'Kiri',
      changes: [change('Roles', 'Mentor', ''), change('Organisation codes', kura.code, '')],
    },
    { line: 5, label: 'Ana' },
  ]);
  expect((await found(email))?.active).toBe(true);

  await confirm(preview.uuid);
  expect(await found(email)).toMatchObject({ active: false, name: 'Māia' });
  expect(await found(mere.email)).toMatchObject({
    name: 'Mere Tūhoe',
    roles: [{ name: 'mentor' }],
    organisations: [{ uuid: old.uuid }],
  });
  expect(await found(kiri.email)).toMatchObject({ roles: [], organisations: [] });
  expect(await found(ana.email)).toMatchObject({ active: false });
  expect(await show(first)).toMatchObject({
    can_be_undone: false,
    undone_by: { uuid: preview.uuid, state: 'done' },
  });
});

test('an undo leaves alone what was changed since, and the accounts that are in use', async () => {
  const [mere, kiri, gone] = [
    await world.person('Mere Tūhoe'),
    await world.person('Kiri'),
    await world.person('Wiremu'),
  ];
  const [unused, used] = [newEmail(), newEmail()];
  const first = await saveRows([
    ['Name', 'Email', 'Roles'],
    ['Mere Rangi', mere.email, 'Mentor'],
    ['Kiri Rangi', kiri.email, 'Mentor'],
    ['Wiremu Rangi', gone.email, ''],
    ['Māia', unused, ''],
    ['Hēni', used, ''],
  ]);
  const change = (uuid: string, values: Partial<typeof users.$inferInsert>) =>
    world.db.update(users).set(values).where(eq(users.uuid, uuid));
  await change(mere.uuid, { name: 'Mere Rangi-Tūhoe' });
  await change((await found(used))?.uuid ?? '', { lastLoginAt: new Date() });

  const preview = await undo(first);
  expect(await rows(preview.uuid)).toMatchObject([
    {
      outcome: 'problem',
      label: 'Mere Rangi-Tūhoe',
      problems: [{ text: 'Name: changed again since the import, so this row stays as it is.' }],
    },
    { outcome: 'update', subject: kiri.uuid },
    { outcome: 'update', subject: gone.uuid },
    { outcome: 'update', label: 'Māia' },
    { outcome: 'problem', problems: [{ text: expect.stringMatching(/has logged in since/) }] },
  ]);
  await change(kiri.uuid, { name: 'Kiri Pōtae' });
  await change(gone.uuid, { email: newEmail() });
  await world.person('Another Wiremu', [], { email: gone.email });

  const done = await confirm(preview.uuid);
  expect(done.counts).toMatchObject({ update: 1, problem: 4, written: 1 });
  expect(await found(mere.email)).toMatchObject({ name: 'Mere Rangi-Tūhoe' });
  expect(await found(kiri.email)).toMatchObject({
    name: 'Kiri Pōtae',
    roles: [{ name: 'mentor' }],
  });
  expect(await found(gone.email)).toMatchObject({ name: 'Another Wiremu' });
  expect(await found(unused)).toMatchObject({ active: false });
  expect(await found(used)).toMatchObject({ active: true });
});

test('what was empty in an organisation is so again, and an organisation that was added stays', async () => {
  const first = await organisation(world, { city: 'Wellsford', phone: '' });
  const header = ['Code', 'Name', 'Type', 'Region', 'Email', 'Phone', 'City'];
  const added = ['N-1', 'Te Kura Hou', 'School', 'Tai Tokerau', 'hou@kura.example', '', ''];
  const changed = [first.code, '', '', '', '', '09 555 0123', 'Ōpōtiki'];
  const kind = { kind: 'organisations' } as const;
  const preview = await undo(await saveRows([header, added, changed], kind));
  await confirm(preview.uuid);

  expect(await rows(preview.uuid)).toMatchObject([
    { outcome: 'problem', problems: [{ text: expect.stringMatching(/isn’t removed/) }] },
    { outcome: 'update', written: true },
  ]);
  const [{ phone, city } = {}] = await world.db
    .select()
    .from(organisations)
    .where(eq(organisations.uuid, first.uuid));
  expect({ phone, city }).toEqual({ phone: '', city: 'Wellsford' });

  const onlyAdded = await saveRows([header, ['N-2', ...added.slice(1)]], kind);
  expect((await show(onlyAdded)).can_be_undone).toBe(false);
  const refused = await as(contract.undoImport, { body: { uuid: onlyAdded } });
  expect(refused.status).toBe(422);
});

test('twenty who undo the same import at once get one undo, and another once that is discarded', async () => {
  const mere = await world.person('Mere Tūhoe');
  const first = await saveRows([
    ['Name', 'Email'],
    ['Mere Rangi', mere.email],
  ]);
  const begin = () => as(contract.undoImport, { body: { uuid: first } });
  const answers = await Promise.all(Array.from({ length: 20 }, begin));
  const begun = new Set(answers.map(({ reply }) => reply.import.uuid));
  expect(begun.size).toBe(1);
  expect(await world.db.$count(imports, eq(imports.undoes, first))).toBe(1);

  const [discarded = ''] = begun;
  await world.runJobs();
  await as(contract.dropImport, { body: { uuid: discarded } });
  expect((await show(first)).can_be_undone).toBe(true);
  expect((await begin()).reply.import.uuid).not.toBe(discarded);
});

test('an undo can be undone itself, and the history says of each what it was', async () => {
  const mere = await world.person('Mere Tūhoe');
  const email = newEmail();
  const first = await saveRows([
    ['Name', 'Email'],
    ['Mere Rangi', mere.email],
    ['Māia', email],
  ]);
  const back = await undo(first);
  await confirm(back.uuid);
  await confirm((await undo(back.uuid)).uuid);
  expect(await found(mere.email)).toMatchObject({ name: 'Mere Rangi' });
  expect(await found(email)).toMatchObject({ active: true });

  const { reply } = await as(historyIndex, { query: { subject: back.uuid } });
  const subject = { name: { words: 'the undo of the import of people.csv' } };
  expect(reply.history.data).toMatchObject([
    { action: 'import.finished', subject },
    { action: 'import.confirmed', subject },
  ]);
});

test('an import that isn’t over can’t be undone, and an undo has no columns to choose', async () => {
  const mere = await world.person('Mere Tūhoe');
  const { uuid } = await takeRows([
    ['Name', 'Email'],
    ['Mere Rangi', mere.email],
  ]);
  const refused = await as(contract.undoImport, { body: { uuid } });
  expect(refused.status).toBe(422);
  expect(refused.errors).toEqual({ uuid: ['There is nothing of this import to undo.'] });

  await confirm(uuid);
  const back = await undo(uuid);
  const choosing = { body: { uuid: back.uuid, columns: [null, 'email'] } };
  expect((await as(contract.chooseColumns, choosing)).status).toBe(422);
});
