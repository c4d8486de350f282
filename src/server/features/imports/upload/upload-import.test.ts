import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as contract from '#contract/imports/imports.ts';
import { workbookOf } from '#lib/spreadsheets/spreadsheet.test-support.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { importFiles, importRows } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { as, upload, take, takeRows, show } = importing(world, hana);

test('a file of another kind is refused by what is in it', async () => {
  const response = await upload('%PDF-1.7', { name: 'people.csv' });

  expect(response.statusCode).toBe(422);
  expect(response.json().errors.file[0]).toMatch(/CSV file or an Excel file/);
});

test('a file of more than 10 MB is refused', async () => {
  const response = await upload(Buffer.alloc(contract.maxImportBytes + 1, 'a'));

  expect(response.statusCode).toBe(413);
});

test('a file that is sent again with its key is the same import, and another file is none', async () => {
  const named = `${newEmail()}.csv`;
  const send = (file: string | Buffer, kind = 'people') =>
    world.raw(hana, {
      method: 'POST',
      url: contract.uploadImport.path,
      query: { kind, name: named },
      payload: file,
      type: 'application/octet-stream',
      headers: { 'idempotency-key': named },
    });
  const file = `Name,Email\nMāia,${newEmail()}\n`;
  const answers = await Promise.all([send(file), send(file), send(file)]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const uuids = answers.map((answer) => answer.json().import.uuid);
  expect(new Set(uuids).size).toBe(1);
  const others = [await send(`${file}\n`), await send(file, 'organisations'), await send('')];
  expect(others.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
  const { imports } = (await as(contract.importIndex, { query: { search: named } })).reply;
  expect(imports.total).toBe(1);
});

test('a file that turns out unreadable fails in a sentence', async () => {
  const broken = Buffer.from('PK\x03\x04 xl/workbook.xml');

  expect(await take(broken)).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(/damaged/),
  });
  expect(await take('Name,Email\n')).toMatchObject({
    reason: 'There is no row below the header in this file.',
  });
});

const readMe = { name: 'Read me', rows: [['How to use this file']] };
const another = 'To import another sheet, open it in Excel, save, and upload the file again.';

test('of a workbook the sheet that was open is imported, and what is hidden in it is counted', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Māia', newEmail()],
    ['Hemi', newEmail()],
  ];
  const file = await workbookOf({
    sheets: [readMe, { name: 'Staff', rows, hiddenRows: [3], hiddenColumns: [[2, 2]] }],
    open: 1,
  });

  expect(await take(file, { name: 'staff.xlsx' })).toMatchObject({
    state: 'ready',
    counts: { create: 2 },
    read_as: `Excel, sheet “Staff”, including 1 hidden row and 1 hidden column. ${another}`,
  });
});

test('a workbook whose open sheet holds no table says how to import another', async () => {
  const file = await workbookOf({ sheets: [{ name: 'Staff' }, readMe], open: 1 });

  expect(await take(file, { name: 'staff.xlsx' })).toMatchObject({
    state: 'failed',
    reason:
      'There is no row below the header in the sheet “Read me”. If the table is in another sheet, open that one in Excel, save, and upload the file again.',
    read_as: `Excel, sheet “Read me”. ${another}`,
  });
});

test('a file of more than 20,000 rows fails in a sentence', async () => {
  const many = Array.from({ length: contract.maxImportRows + 1 }, () => 'Aroha,a@x.example');

  expect(await take(`Name,Email\n${many.join('\n')}`)).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(/^This file has 20,001 rows; at most 20,000/),
  });
});

test('a file of more than 500 columns fails in a sentence, and one of 500 can be confirmed', async () => {
  const wide = (columns: number) => {
    const header = [
      'Name',
      'Email',
      ...Array.from({ length: columns - 2 }, (_, at) => `Day ${at}`),
    ];
    return takeRows([header, header.map((name) => (name === 'Email' ? newEmail() : 'Aroha'))]);
  };
  expect(await wide(contract.maxImportColumns + 1)).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(/^This file has 501 columns; at most 500 /),
  });

  const { uuid, state, columns } = await wide(contract.maxImportColumns);
  expect(state).toBe('ready');
  const seen = columns.map(({ field }) => field);
  const { reply } = await as(contract.confirmImport, { body: { uuid, seen } });
  expect(reply.import.state).toBe('writing');
});

test('a file is deleted as soon as it has been read, and its rows when it is dropped', async () => {
  const { uuid } = await takeRows([
    ['Name', 'Email'],
    ['Aroha', newEmail()],
  ]);
  expect(await world.db.$count(importFiles, eq(importFiles.import, uuid))).toBe(0);

  await as(contract.dropImport, { body: { uuid } });

  expect(await show(uuid)).toMatchObject({ state: 'dropped' });
  expect(await world.db.$count(importRows, eq(importRows.import, uuid))).toBe(0);
  expect(await as(contract.confirmImport, { body: { uuid } })).toMatchObject({ status: 422 });
});

test('the list shows every import, newest first, and finds them by file and by person', async () => {
  const wiremu = await world.person('Wiremu Pōtae', 'admin');
  const { uuid } = await takeRows(
    [
      ['Name', 'Code'],
      ['Te Kura', '77'],
    ],
    { kind: 'organisations', name: 'Kura 100%.csv' },
  );
  const other = await importing(world, wiremu).takeRows([
    ['Name', 'Email'],
    ['Mere', newEmail()],
  ]);
  async function list(query: { search?: string } = {}) {
    const { reply } = await as(contract.importIndex, { query });
    return reply.imports.data.map(({ uuid }) => uuid);
  }

  expect((await list()).slice(0, 2)).toEqual([other.uuid, uuid]);
  expect(await list({ search: '100%' })).toEqual([uuid]);
  expect(await list({ search: 'potae' })).toEqual([other.uuid]);
  expect(await list({ search: '100_' })).toEqual([]);
});
