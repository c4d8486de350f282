import { expect, test } from 'vitest';
import { workbookOf } from '#lib/spreadsheets/spreadsheet.test-support.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { take, takeRows, rows, confirm, found } = importing(world, hana);

const sheetOf = (rows: string[][], merged: string[]) =>
  workbookOf({ sheets: [{ name: 'Staff', rows, merged }] });

test.each([
  [
    'below the name',
    [
      ['Name', '', 'Email', 'Role'],
      ['First name', 'Last name', '', ''],
    ],
  ],
  [
    'on either line',
    [
      ['Name', '', 'Email', ''],
      ['First name', 'Last name', '', 'Role'],
    ],
  ],
])('a header in two lines is read as one: %s', async (_, lines) => {
  const email = newEmail();
  const person = ['Hana', 'Rewi', email, 'Mentor'];
  const file = await sheetOf([['Staff of 2026', '', '', ''], ...lines, person], ['A2:B2']);
  const { uuid, state, counts } = await take(file);

  expect({ state, counts }).toMatchObject({ state: 'ready', counts: { create: 1, problem: 0 } });
  await confirm(uuid, false);
  expect(await found(email)).toMatchObject({ name: 'Hana Rewi', roles: [{ name: 'mentor' }] });
});

test('a person called like a heading is no second line of it', async () => {
  const { counts } = await takeRows([
    ['Name', 'Email'],
    ['Mobile', newEmail()],
  ]);

  expect(counts).toMatchObject({ create: 1, problem: 0 });
});

test('a row of what nobody sees is an empty row', async () => {
  const { uuid, counts } = await takeRows([
    ['\u200b', '\u00a0'],
    ['Name', 'Email'],
    ['\u200b', '\u00a0\u200b'],
    ['Māia', newEmail()],
    ['\u2060', ''],
  ]);

  expect(counts).toMatchObject({ create: 1, problem: 0 });
  expect(await rows(uuid)).toMatchObject([{ line: 4 }]);
});
