import type { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { text } from '#contract/fields.ts';
import { english } from '#texts/speaker.ts';
import { openTexts } from '../texts.ts';
import { readSpreadsheet, Unreadable } from './read.ts';
import { rowsOf } from './rows-of.ts';
import { written } from './spreadsheet.test-support.ts';

const inEnglish = openTexts().speakIn(english);

async function found(file: Buffer) {
  const found = await rowsOf(file);
  if ('unreadable' in found) throw new Error(inEnglish(found.unreadable));
  return { ...found, readAs: inEnglish(found.readAs) };
}

const cellsOf = async (file: Buffer) => (await found(file)).rows.map(({ cells }) => cells);

/** Anything a field of this product can hold, and much that people try. */
const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(
      ...['=1+1', "'=1+1", '+64 9 555 0123', '-', '@Aroha', '\tTama', '0012', '1e5', 'constructor'],
      ...['Whānau "ngahau"', 'a,b;c\td', 'one\ntwo', ' ', '_x0041_', 'TRUE', '__proto__', '"', "'"],
    ),
  )
  .map((typed) => text(1_000).safeParse(typed).data ?? '');
const table = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8 }))
  .chain(([columns, rows]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .map((rows) => rows.map(([, ...rest], index) => [`row ${index}`, ...rest]))
  .map(([, ...rows]) => [Array.from(rows[0] ?? [''], (_, index) => `Column ${index}`), ...rows]);

describe.each(['csv', 'xlsx'] as const)('what is written as %s', (format) => {
  test('is read back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        expect(await cellsOf(await written(format, rows))).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    '=HYPERLINK("http://evil.example","Mere")',
    ...['+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', "'=1"],
  ])('never begins with what a spreadsheet program would run: %j', async (formula) => {
    const file = await written(format, [['Name'], [formula]]);
    const [, [cell] = []] = await cellsOf(file);

    expect(cell).toBe(formula);
    if (format === 'csv') expect(file.toString()).toMatch(/\r\n"?'/);
  });
});

test('a CSV says that it is UTF-8, as Excel needs, and its lines end as Excel ends them', async () => {
  const file = await written('csv', [['Name'], ['Māia']]);

  expect(file.toString('latin1')).toBe('\xef\xbb\xbfName\r\nM\xc4\x81ia\r\n');
});

const table1252 = 'Name;Email\r\nRené Côté;rene@school.example\r\n';
const maori = 'Name\tEmail\nWhānau Māia\twhanau@school.example\n';
const mark = Buffer.of(0xef, 0xbb, 0xbf);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['CSV, tabs, UTF-8', Buffer.from(maori), 'Whānau Māia'],
  ['CSV, tabs, UTF-8', Buffer.concat([mark, Buffer.from(maori)]), 'Whānau Māia'],
  ['CSV, tabs, UTF-16', utf16(`\ufeff${maori}`), 'Whānau Māia'],
  ['CSV, tabs, UTF-16', utf16(maori), 'Whānau Māia'],
  ['CSV, tabs, UTF-16', utf16(`\ufeff${maori}`).swap16(), 'Whānau Māia'],
  ['CSV, tabs, UTF-16', utf16(maori).swap16(), 'Whānau Māia'],
  ['CSV, semicolons, Windows-1252', Buffer.from(table1252, 'latin1'), 'René Côté'],
  [
    'CSV, tabs, UTF-8, saved twice',
    Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(maori))),
    'Whānau Māia',
  ],
])('reads %s', async (readAs, file, name) => {
  const { rows, ...how } = await found(file);

  expect(how.readAs).toBe(readAs);
  expect(rows[1]?.cells[0]).toBe(name);
});

test.each([
  ['CSV, commas, UTF-8', 'Name,Email,Roles\n"Tama, Junior",t@x.nz,"Mentor;Administrator"\n'],
  ['CSV, semicolons, UTF-8', 'Name;Email\n"Aroha; Tama";a@x.nz\nMere;m@x.nz\n'],
  ['CSV, semicolons, UTF-8', 'sep=;\nName;Email,work\nMere;m@x.nz\n'],
  ['CSV, tabs, UTF-8', 'Name\tEmail\nTama, Aroha\tt@x.nz\n'],
])('finds the separator: %s', async (readAs, text) => {
  expect((await found(Buffer.from(text))).readAs).toBe(readAs);
});

test('rows are numbered as a spreadsheet program numbers them, blank ones left out', async () => {
  const { rows } = await found(Buffer.from('a,b\r\n\r\n"x\r\ny",1\r\n , \r\nz,2\r\n'));

  expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'a'],
    [3, 'x\r\ny'],
    [5, 'z'],
  ]);
});

test('a quotation mark that is never closed breaks its own row and no other', async () => {
  const text =
    'Name,Email\nMere,m@x.nz\n"Tama,t@x.nz\nAroha,a@x.nz\n"Hana,h@x.nz\nWiremu "Wi",w@x.nz\nKiri,k@x.nz';
  const { rows } = await found(Buffer.from(text));

  expect(rows.map(({ line, cells, broken }) => [line, cells[0], broken !== null])).toEqual([
    [1, 'Name', false],
    [2, 'Mere', false],
    [3, 'Tama', true],
    [4, 'Aroha', false],
    [5, 'Hana', true],
    [6, 'Wiremu "Wi"', false],
    [7, 'Kiri', false],
  ]);
});

test('numbers, dates and ticks of an Excel file are read as a person reads them', async () => {
  const file = await writeXlsxFile([
    ['Code', 'Big', 'Part', 'Since', 'Active', 'Zeros'].map((value) => ({ value })),
    [
      { value: 2562 },
      { value: 1e15 },
      { value: 1.5 },
      { value: new Date('2026-11-20'), format: 'yyyy-mm-dd' },
      { value: true },
      { value: '0012' },
    ],
  ]).toBuffer();

  const [, row] = await cellsOf(file);

  expect(row).toEqual(['2562', '1000000000000000', '1.5', '2026-11-20', 'TRUE', '0012']);
});

const zipOf = (name: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(name)]);

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), /not a table/],
  ['a picture', Buffer.of(0x89, 0x50, 0x4e, 0x47, 13, 10), /not a table/],
  ['an old Excel file', Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0), /\.xls/],
  ['a Word file', zipOf('word/document.xml'), /another kind of file/],
  ['an Excel file with macros', zipOf('xl/vbaProject.bin xl/workbook.xml'), /macros/],
  ['an OpenDocument file', zipOf('application/vnd.oasis.opendocument'), /OpenDocument/],
  ['a web page', Buffer.from('<table><tr><td>Name</td></tr></table>'), /web page/],
  ['bytes of nothing in particular', Buffer.of(65, 0, 0, 0, 1, 2, 3, 0, 0, 0), /not a table/],
  ['an Excel file cut in half', zipOf('xl/workbook.xml'), /damaged/],
  ['nothing', Buffer.alloc(0), /empty/],
  ['blanks', Buffer.from(' \n \n'), /empty/],
])('%s is refused in a sentence', async (_name, file, sentence) => {
  await expect(found(file)).rejects.toThrow(sentence);
});

const tooMuchInside = /far more in this file than 20,000 rows need/;

test('a small file that unpacks to far more than a table holds is refused', async () => {
  const blanks = ' '.repeat(1024 * 1024);
  const rows = Array.from({ length: 40 }, () => [blanks]);

  await expect(found(await written('xlsx', rows))).rejects.toThrow(tooMuchInside);
});

test('so is one that says of itself that it is small', async () => {
  const file = await written('xlsx', [[' '.repeat(40 * 1024 * 1024)]]);
  const part = 'xl/worksheets/sheet1.xml';
  // In the directory, the name comes 22 bytes after the size that it is said to have.
  file.writeUInt32LE(1_000, file.lastIndexOf(part) - 22);

  await expect(found(file)).rejects.toThrow(tooMuchInside);
});

test('and one that puts a long text, which it holds once, into every cell', async () => {
  const file = await writeXlsxFile(
    Array.from({ length: 2_000 }, () => [{ value: 'ā'.repeat(20_000) }]),
  ).toBuffer();

  expect(file.length).toBeLessThan(200_000);
  await expect(found(file)).rejects.toThrow(tooMuchInside);
});

test('files are read one at a time', async () => {
  let open = 0;
  let most = 0;
  process.on('worker', (worker: Worker) => {
    open += 1;
    most = Math.max(most, open);
    worker.once('exit', () => {
      open -= 1;
    });
  });
  await Promise.all(Array.from({ length: 4 }, () => readSpreadsheet(Buffer.from('Name\nMāia\n'))));

  expect(most).toBe(1);
});

test('a file is read in a thread of its own, and so is what is wrong with it', async () => {
  const { readAs, rows } = await readSpreadsheet(Buffer.from('Name\nMāia\n'));
  const refused = readSpreadsheet(Buffer.from('%PDF-1.7'));

  expect([inEnglish(readAs), rows[1]?.cells]).toEqual(['CSV, commas, UTF-8', ['Māia']]);
  await expect(refused).rejects.toBeInstanceOf(Unreadable);
});
