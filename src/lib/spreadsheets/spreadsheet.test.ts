import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { parseSpreadsheet } from './parse-spreadsheet.ts';
import { readSpreadsheet } from './read.ts';
import { spreadsheetFile, workbookOf } from './spreadsheet.test-support.ts';
import { unzip } from './unzip.ts';

const cellsOf = async (file: Buffer) =>
  (await parseSpreadsheet(file)).rows.map(({ cells }) => cells);

/** Any text that shows something, with line ends as Unix has them, and much that people try. */
const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(
      '=1+1',
      "'=1+1",
      '+64 9 555 0123',
      '-',
      '@Aroha',
      '\tTama',
      '0012',
      '1e5',
      'constructor',
      'Whānau "ngahau"',
      'a,b;c\td',
      'one\ntwo',
      ' ',
      '_x0041_',
      'TRUE',
      '__proto__',
      '"',
      "'",
    ),
  )
  .map((typed) => typed.replace(/\r\n?/g, '\n').trim());
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
        expect(await cellsOf(await spreadsheetFile(format, rows))).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    '=HYPERLINK("http://evil.example","Mere")',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    "'=1",
  ])('never begins with what a spreadsheet program would run: %j', async (formula) => {
    const file = await spreadsheetFile(format, [['Name'], [formula]]);
    const [, [cell] = []] = await cellsOf(file);

    expect(cell).toBe(formula);
    if (format === 'csv') expect(file.toString()).toMatch(/\r\n"?'/);
  });
});

test('a number is one that Excel adds up, digits in a text stay a text', async () => {
  const rows = [
    ['Code', 'Learners'],
    ['0012', 12],
    ['-3', -3.5],
  ];
  const file = await spreadsheetFile('xlsx', rows);
  const [sheet] = unzip(file, 1e6, (name) => name.endsWith('sheet1.xml'));
  expect(sheet?.content.toString()).toMatch(/inlineStr.*>0012<.*<c r="B2" s="2"><v>12<\/v><\/c>/);
  expect(await cellsOf(file)).toEqual(rows.map((row) => row.map(String)));
  expect((await spreadsheetFile('csv', rows)).toString()).toContain("0012,12\r\n'-3,-3.5\r\n");
});

test('a CSV says that it is UTF-8, as Excel needs, and its lines end as Excel ends them', async () => {
  const file = await spreadsheetFile('csv', [['Name'], ['Māia']]);

  expect(file.toString('latin1')).toBe('\xef\xbb\xbfName\r\nM\xc4\x81ia\r\n');
});

test.each([
  [',', 'Name,Email,Roles\n"Tama, Junior",t@x.nz,"Mentor;Administrator"\n'],
  [';', 'Name;Email\n"Aroha; Tama";a@x.nz\nMere;m@x.nz\n'],
  [';', 'sep=;\nName;Email,work\nMere;m@x.nz\n'],
  ['\t', 'Name\tEmail\nTama, Aroha\tt@x.nz\n'],
  ['|', 'Name|Email\nTama, Aroha|t@x.nz\n"Mere | Wi"|m@x.nz\n'],
  ['|', 'sep=|\nName|Email,work\nMere|m@x.nz\n'],
])('finds the separator: %j', async (separator, text) => {
  expect((await parseSpreadsheet(Buffer.from(text))).readAs).toMatchObject({ separator });
});

test('rows are numbered as a spreadsheet program numbers them, blank ones left out', async () => {
  const { rows } = await parseSpreadsheet(Buffer.from('a,b\r\n\r\n"x\r\ny",1\r\n , \r\nz,2\r\n'));

  expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'a'],
    [3, 'x\r\ny'],
    [5, 'z'],
  ]);
});

test('a quotation mark that is never closed breaks its own row and no other', async () => {
  const text =
    'Name,Email\nMere,m@x.nz\n"Tama,t@x.nz\nAroha,a@x.nz\n"Hana,h@x.nz\nWiremu "Wi",w@x.nz\nKiri,k@x.nz';
  const { rows } = await parseSpreadsheet(Buffer.from(text));

  expect(rows.map(({ line, cells, hasOpenQuote }) => [line, cells[0], hasOpenQuote])).toEqual([
    [1, 'Name', false],
    [2, 'Mere', false],
    [3, 'Tama', true],
    [4, 'Aroha', false],
    [5, 'Hana', true],
    [6, 'Wiremu "Wi"', false],
    [7, 'Kiri', false],
  ]);
});

test('any number of names with a quotation mark inside are read, each in its own row', async () => {
  const names = Array.from({ length: 5_000 }, (_, index) =>
    index % 2 === 0 ? `Te Aroha "Kōwhai" ${index}` : `"Kōwhai" Centre ${index}`,
  );
  const text = ['Name,Email', ...names.map((name, index) => `${name},q${index}@x.nz`)].join('\r\n');
  const { rows } = await parseSpreadsheet(Buffer.from(text));

  expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(names);
  expect(rows.at(-1)).toMatchObject({ line: 5_001, hasOpenQuote: false });
});

test('any number of open quotation marks break their own rows and no other', async () => {
  const text = `Name,Email\n${'"Tama,t@x.nz\nMere,m@x.nz\n'.repeat(1_000)}`;
  const { rows } = await parseSpreadsheet(Buffer.from(text));

  expect(rows.filter(({ hasOpenQuote }) => hasOpenQuote)).toHaveLength(1_000);
  expect(rows).toHaveLength(2_001);
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

test('a failed formula of an Excel file is read as the error that a person sees in it', async () => {
  const rows = [
    ['Code', 'Type'],
    ['VLOOKUP', 't="e"'],
  ];
  const file = await workbookOf({ sheets: [{ name: 'Staff', rows, errors: { A2: '#N/A' } }] });

  expect(await cellsOf(file)).toEqual([
    ['Code', 'Type'],
    ['#N/A', 't="e"'],
  ]);
});

const zipOf = (name: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(name)]);

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'notATable'],
  ['a picture', Buffer.of(0x89, 0x50, 0x4e, 0x47, 13, 10), 'notATable'],
  ['an old Excel file', Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0), 'oldExcel'],
  ['a Word file', zipOf('word/document.xml'), 'anotherKind'],
  ['an Excel file with macros', zipOf('xl/vbaProject.bin xl/workbook.xml'), 'macros'],
  ['an OpenDocument file', zipOf('application/vnd.oasis.opendocument'), 'openDocument'],
  ['a web page', Buffer.from('<table><tr><td>Name</td></tr></table>'), 'webPage'],
  ['bytes of nothing in particular', Buffer.of(65, 0, 0, 0, 1, 2, 3, 0, 0, 0), 'notATable'],
  ['an Excel file cut in half', zipOf('xl/workbook.xml'), 'damaged'],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['blanks', Buffer.from(' \n \n'), 'empty'],
])('%s is refused', async (_name, file, code) => {
  await expect(parseSpreadsheet(file)).rejects.toMatchObject({ problem: { code } });
});

const tooMuchInside = { problem: { code: 'tooMuchInside' } };

test('a small file that unpacks to far more than a table holds is refused', async () => {
  const blanks = ' '.repeat(1024 * 1024);
  const rows = Array.from({ length: 40 }, () => [blanks]);

  await expect(parseSpreadsheet(await spreadsheetFile('xlsx', rows))).rejects.toMatchObject(
    tooMuchInside,
  );
});

test('a file that states a wrong size is refused, too', async () => {
  const file = await spreadsheetFile('xlsx', [[' '.repeat(40 * 1024 * 1024)]]);
  const part = 'xl/worksheets/sheet1.xml';
  // In the directory, the name comes 22 bytes after the size that it is said to have.
  file.writeUInt32LE(1_000, file.lastIndexOf(part) - 22);

  await expect(parseSpreadsheet(file)).rejects.toMatchObject(tooMuchInside);
});

test('a file that puts one long text into every cell is refused, too', async () => {
  const file = await writeXlsxFile(
    Array.from({ length: 2_000 }, () => [{ value: 'ā'.repeat(20_000) }]),
  ).toBuffer();

  expect(file.length).toBeLessThan(200_000);
  await expect(parseSpreadsheet(file)).rejects.toMatchObject(tooMuchInside);
});

test('a file is read in a thread of its own, and so is what is wrong with it', async () => {
  const file = Buffer.from('Name\nMāia\n');
  const { readAs, rows } = await readSpreadsheet(file);

  expect(readAs).toEqual({ format: 'csv', separator: ',', encoding: 'UTF-8' });
  expect(rows[1]?.cells).toEqual(['Māia']);
  await expect(readSpreadsheet(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({
    problem: { code: 'notATable' },
  });
  await expect(readSpreadsheet(file, 1)).rejects.toMatchObject({
    problem: { code: 'tooManyRows', rows: 2, most: 1 },
  });
});
