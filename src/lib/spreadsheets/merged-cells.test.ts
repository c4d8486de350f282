import { expect, test } from 'vitest';
import { parseSpreadsheet } from './parse-spreadsheet.ts';
import { workbookOf } from './spreadsheet.test-support.ts';

const cellsOf = async (rows: readonly (readonly string[])[], merged: readonly string[]) =>
  (
    await parseSpreadsheet(await workbookOf({ sheets: [{ name: 'Staff', rows, merged }] }))
  ).rows.map(({ line, cells }) => [line, ...cells]);

test('a cell that goes down over several rows is read in each of them', async () => {
  const rows = [
    ['Kura', 'Name', 'Role'],
    ['Te Kura o Hāna', 'Māia', 'Mentor'],
    ['', 'Hēni', ''],
    ['', 'Wiremu', ''],
    ['', 'Tama', ''],
  ];
  expect(await cellsOf(rows, ['A2:A4', 'C2:C3'])).toEqual([
    [1, 'Kura', 'Name', 'Role'],
    [2, 'Te Kura o Hāna', 'Māia', 'Mentor'],
    [3, 'Te Kura o Hāna', 'Hēni', 'Mentor'],
    [4, 'Te Kura o Hāna', 'Wiremu', ''],
    [5, '', 'Tama', ''],
  ]);
});

test('it makes no rows of what is blank beside it, and fills no columns to its right', async () => {
  const rows = [
    ['Teachers 2026', '', ''],
    ['Kura', 'Name', 'Role'],
    ['Te Kura o Hāna', 'Māia', ''],
    ['', '', ''],
    ['', 'Hēni', ''],
  ];
  expect(await cellsOf(rows, ['A1:C1', 'A3:A1048576', 'B3:C4'])).toEqual([
    [1, 'Teachers 2026', '', ''],
    [2, 'Kura', 'Name', 'Role'],
    [3, 'Te Kura o Hāna', 'Māia', ''],
    [5, 'Te Kura o Hāna', 'Hēni', ''],
  ]);
});
