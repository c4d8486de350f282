import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { plainProblems } from '#lib/spreadsheets/problem.ts';
import { english } from '#messages/localizer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { problemMessage, readAsMessage } from './messages.ts';
import { readSpreadsheet, UnreadableFileError } from './read.ts';

const inEnglish = createI18n().translatorFor(english);

const refusalOf = (file: Buffer, most?: number): Promise<string> =>
  readSpreadsheet(file, most).then(
    () => 'read',
    (error: unknown) =>
      error instanceof UnreadableFileError ? inEnglish(error.displayMessage) : String(error),
  );

const zipOf = (name: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(name)]);

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), /isn’t a table/],
  ['a picture', Buffer.of(0x89, 0x50, 0x4e, 0x47, 13, 10), /isn’t a table/],
  ['an old Excel file', Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0), /\.xls/],
  ['a Word file', zipOf('word/document.xml'), /another kind of file/],
  ['an Excel file with macros', zipOf('xl/vbaProject.bin xl/workbook.xml'), /macros/],
  ['an OpenDocument file', zipOf('application/vnd.oasis.opendocument'), /OpenDocument/],
  ['a web page', Buffer.from('<table><tr><td>Name</td></tr></table>'), /web page/],
  ['bytes of nothing in particular', Buffer.of(65, 0, 0, 0, 1, 2, 3, 0, 0, 0), /isn’t a table/],
  ['an Excel file cut in half', zipOf('xl/workbook.xml'), /damaged/],
  ['nothing', Buffer.alloc(0), /empty/],
  ['blanks', Buffer.from(' \n \n'), /empty/],
])('%s is refused in a sentence', async (_name, file, sentence) => {
  expect(await refusalOf(file)).toMatch(sentence);
});

test('a long text that stands in every cell is refused in a sentence', async () => {
  const rows = Array.from({ length: 2_000 }, () => [{ value: 'ā'.repeat(20_000) }]);

  expect(await refusalOf(await writeXlsxFile(rows).toBuffer())).toMatch(
    /far more in this file than 20,000 rows need/,
  );
});

test('a file of too many rows is refused with how many there are', async () => {
  expect(await refusalOf(Buffer.from('Name\nMāia\n'), 1)).toBe(
    'This file has 2 rows; at most 1 can be imported at once. Please split it.',
  );
});

test('whatever may be wrong with a file has a sentence of its own', () => {
  const sentences = plainProblems.map((code) => inEnglish(problemMessage({ code })));

  expect(new Set(sentences).size).toBe(plainProblems.length);
  expect(inEnglish(problemMessage({ code: 'allSheetsHidden' }))).toBe(
    'Every sheet of this Excel file is hidden. Please show the one with the table, and save it again.',
  );
});

const excel = { format: 'xlsx', sheet: undefined } as const;
const another = 'To import another sheet, open it in Excel, save, and upload the file again.';

test.each([
  ['CSV, tabs, UTF-16', { format: 'csv', separator: '\t', encoding: 'UTF-16' }],
  ['CSV, semicolons, Windows-1252', { format: 'csv', separator: ';', encoding: 'Windows-1252' }],
  ['CSV, vertical bars, UTF-8', { format: 'csv', separator: '|', encoding: 'UTF-8' }],
  ['CSV, commas, UTF-8, saved twice', { format: 'csv', separator: ',', encoding: 'UTF-8 twice' }],
  ['CSV, commas, Mac Roman', { format: 'csv', separator: ',', encoding: 'mac' }],
  ['Excel', { ...excel, hiddenRows: 0, hiddenColumns: 0 }],
  ['Excel, including 1 hidden row', { ...excel, hiddenRows: 1, hiddenColumns: 0 }],
  ['Excel, including 2 hidden columns', { ...excel, hiddenRows: 0, hiddenColumns: 2 }],
  [
    'Excel, including 2 hidden rows and 1 hidden column',
    { ...excel, hiddenRows: 2, hiddenColumns: 1 },
  ],
  [
    `Excel, sheet “People”. ${another}`,
    { ...excel, sheet: 'People', hiddenRows: 0, hiddenColumns: 0 },
  ],
  [
    `Excel, sheet “People”, including 1,200 hidden rows. ${another}`,
    { ...excel, sheet: 'People', hiddenRows: 1_200, hiddenColumns: 0 },
  ],
] as const)('how it was read is said: %s', (words, readAs) => {
  expect(inEnglish(readAsMessage(readAs))).toBe(words);
});

test('a row whose quotation mark is never closed says so, and its neighbours do not', async () => {
  const { rows } = await readSpreadsheet(Buffer.from('Name\n"Tama\nAroha\n'));

  expect(rows.map(({ broken }) => broken && inEnglish(broken))).toEqual([
    null,
    'A quotation mark (") is opened in this row and never closed.',
    null,
  ]);
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
