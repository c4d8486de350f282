import { expect, test } from 'vitest';
import { workbookOf } from '#lib/spreadsheets/spreadsheet.test-support.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { take, takeRows, rows } = importing(world, hana);

const saying = (error: string) =>
  `This cell holds the error ${error} instead of a value. Please write the value there, or empty the cell.`;

test('nobody is added from an Excel file without the organisation whose formula failed', async () => {
  const people = [
    ['Name', 'Email', 'Organisation codes', 'Remarks'],
    ['Māia', newEmail(), 'lookup', ''],
    ['Hemi', newEmail(), '', 'lookup'],
  ];
  const errors = { C2: '#N/A', D3: '#REF!' };
  const file = await workbookOf({ sheets: [{ name: 'Staff', rows: people, errors }] });
  const { uuid, counts } = await take(file, { name: 'staff.xlsx' });

  expect(counts).toMatchObject({ create: 1, problem: 1 });
  expect(await rows(uuid, 'problem')).toMatchObject([
    { label: 'Māia', problems: [{ cell: 'C2', value: '#N/A', text: saying('#N/A') }] },
  ]);
});

test('each failed formula of a row is named, and nothing that follows from it', async () => {
  const { uuid } = await takeRows([
    ['Name', 'Email', 'Roles', 'Active'],
    ['Māia', '#N/A', '#NAME?', 'perhaps'],
    ['Hemi', '#N/A', '', ''],
  ]);

  expect((await rows(uuid)).map(({ problems }) => problems.map(({ text }) => text))).toEqual([
    [saying('#N/A'), saying('#NAME?'), 'Please write Yes or No.'],
    [saying('#N/A')],
  ]);
});
