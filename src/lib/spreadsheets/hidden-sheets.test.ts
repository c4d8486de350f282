import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { parseSpreadsheet } from './parse-spreadsheet.ts';
import { unzip } from './unzip.ts';
import { zip } from './zip.ts';

type Sheet = { name: string; state?: 'hidden' | 'veryHidden' };

/** Each sheet holds one cell: its own name. The program that writes them here can't hide any. */
async function workbookOf(...sheets: Sheet[]): Promise<Buffer> {
  const file = await writeXlsxFile(
    sheets.map(({ name }) => ({ sheet: name, data: [[{ value: name }]] })),
  ).toBuffer();
  let index = 0;
  const withState = (element: string) => {
    const state = sheets[index++]?.state;
    return state ? element.replace('<sheet ', `<sheet state="${state}" `) : element;
  };
  const parts = unzip(file, 1_000_000, () => true).map(({ name, content }) => ({
    name,
    content: [
      name === 'xl/workbook.xml'
        ? content.toString().replace(/<sheet [^>]*>/g, withState)
        : content,
    ],
  }));
  return buffer(zip(parts));
}

async function read(...sheets: Sheet[]) {
  const { readAs, rows } = await parseSpreadsheet(await workbookOf(...sheets));
  return { readAs, cells: rows.flatMap(({ cells }) => cells) };
}

test.each(['hidden', 'veryHidden'] as const)(
  'a first sheet that is %s is passed over, and the file says which was read',
  async (state) => {
    expect(await read({ name: 'Lists', state }, { name: 'Whānau & staff' })).toEqual({
      readAs: { format: 'xlsx', sheet: 'Whānau & staff' },
      cells: ['Whānau & staff'],
    });
  },
);

test('a sheet named like the mark of a hidden one is visible', async () => {
  const name = "x state='hidden'";

  expect(await read({ name }, { name: 'Later' })).toMatchObject({ cells: [name] });
});

test('of several visible sheets the first is read, and named', async () => {
  expect(await read({ name: 'People' }, { name: 'Notes' })).toEqual({
    readAs: { format: 'xlsx', sheet: 'People' },
    cells: ['People'],
  });
});

test('the name of an only sheet is left out', async () => {
  expect(await read({ name: 'People' })).toEqual({
    readAs: { format: 'xlsx', sheet: undefined },
    cells: ['People'],
  });
});

test('a workbook of hidden sheets alone is refused', async () => {
  const reading = read({ name: 'Lists', state: 'hidden' }, { name: 'Old', state: 'veryHidden' });

  await expect(reading).rejects.toMatchObject({ problem: { code: 'allSheetsHidden' } });
});
