import { expect, test } from 'vitest';
import { parseSpreadsheet } from './parse-spreadsheet.ts';
import { workbookOf } from './spreadsheet.test-support.ts';

type Workbook = Parameters<typeof workbookOf>[0];

/** Each sheet holds one cell: its own name. */
async function read(sheets: Workbook['sheets'], open?: number) {
  const file = await workbookOf({ sheets, ...(open !== undefined && { open }) });
  const { readAs, rows } = await parseSpreadsheet(file);
  return { readAs, cells: rows.flatMap(({ cells }) => cells) };
}

const readAs = (sheet?: string, hiddenRows = 0, hiddenColumns = 0) => ({
  format: 'xlsx',
  sheet,
  hiddenRows,
  hiddenColumns,
});

test.each(['hidden', 'veryHidden'] as const)(
  'a first sheet that is %s is passed over, and the file says which was read',
  async (state) => {
    expect(await read([{ name: 'Lists', state }, { name: 'Whānau & staff' }])).toEqual({
      readAs: readAs('Whānau & staff'),
      cells: ['Whānau & staff'],
    });
  },
);

test('a sheet named like the mark of a hidden one is visible', async () => {
  const name = "x state='hidden'";

  expect(await read([{ name }, { name: 'Later' }])).toMatchObject({ cells: [name] });
});

test('where a file does not say which sheet was open, the first visible one is read, and named', async () => {
  expect(await read([{ name: 'People' }, { name: 'Notes' }])).toEqual({
    readAs: readAs('People'),
    cells: ['People'],
  });
});

test('the name of an only sheet is left out', async () => {
  expect(await read([{ name: 'People' }])).toEqual({
    readAs: readAs(),
    cells: ['People'],
  });
});

test('a workbook of hidden sheets alone is refused', async () => {
  const reading = read([
    { name: 'Lists', state: 'hidden' },
    { name: 'Old', state: 'veryHidden' },
  ]);

  await expect(reading).rejects.toMatchObject({ problem: { code: 'allSheetsHidden' } });
});

test('of several sheets the one that was open when the file was saved is read, and named', async () => {
  expect(await read([{ name: 'Read me' }, { name: 'Staff' }, { name: 'Notes' }], 1)).toEqual({
    readAs: readAs('Staff'),
    cells: ['Staff'],
  });
});

test.each([0, 7, -1])('unless nobody can see it, or it is not there: %i', async (open) => {
  const sheets: Workbook['sheets'] = [{ name: 'Lists', state: 'hidden' }, { name: 'Staff' }];

  expect(await read(sheets, open)).toMatchObject({ cells: ['Staff'] });
});

test('rows that a filter has hidden are read like the others, and counted', async () => {
  const rows = [['Name'], ['Māia'], [''], ['Hemi']];
  const sheets = [{ name: 'Read me' }, { name: 'Staff', rows, hiddenRows: [2, 3, 4] }];

  expect(await read(sheets, 1)).toEqual({
    readAs: readAs('Staff', 2),
    cells: ['Name', 'Māia', 'Hemi'],
  });
  expect((await read(sheets, 0)).readAs).toEqual(readAs('Read me'));
});

test('hidden columns are read like the others, and counted where anything is in them', async () => {
  const rows = [
    ['Name', 'Email', '', 'Active'],
    ['Māia', 'maia@kura.example', '', 'No'],
  ];
  const hiddenColumns = [
    [2, 3],
    [5, 16_384],
  ] as const;
  expect(await read([{ name: 'People', rows, hiddenColumns }])).toEqual({
    readAs: readAs(undefined, 0, 1),
    cells: rows.flat(),
  });
});
