import { z } from 'zod';
import { maxTextsRows } from '#contract/localisation/wording-files.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { decodeText } from '#lib/spreadsheets/decode.ts';
import { localisationFilesMessages } from '#messages/localisation/localisation-files.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { problemMessage } from '#server/platform/spreadsheets/messages.ts';
import { readSpreadsheet, UnreadableFileError } from '#server/platform/spreadsheets/read.ts';
import type { columns } from './export-texts.ts';

/** A row as it stands in the file. `line` counts the rows of a JSON file from 1. */
export type FileRow = { line: number; broken: Translatable | null } & Cells;
type Column = (typeof columns)[number];
type Cells = Record<Extract<Column, 'key' | 'english' | 'translation'>, string> & {
  /** Undefined where the file says nothing of sources, which is not that there is none. */
  source: string | undefined;
};

/** The texts of a file as it was exported, whichever of the two kinds it is. */
export async function readTextsFile(locale: string, content: unknown): Promise<FileRow[]> {
  const file = Buffer.isBuffer(content) ? content : Buffer.alloc(0);
  const text = decodeText(file)?.text.trimStart() ?? '';
  const rows = /^[[{]/.test(text) ? rowsOfJson(locale, text) : await rowsOfCsv(file);
  if (rows.length === 0) throw invalid('file', localisationFilesMessages.noTexts);
  return rows;
}

const Cell = z.string().nullish();
const JsonFile = z.object({ locale: z.string().optional(), texts: z.array(z.unknown()) });
const JsonRows = z.array(z.object({ key: Cell, english: Cell, translation: Cell, source: Cell }));

function rowsOfJson(locale: string, text: string): FileRow[] {
  const { data: file } = JsonFile.safeParse(parsed(text));
  if (!file) throw invalid('file', localisationFilesMessages.noTexts);
  if (file.locale && file.locale !== locale) {
    throw invalid(
      'file',
      message(localisationFilesMessages.anotherLanguage, { locale: file.locale }),
    );
  }
  const rowCount = file.texts.length;
  if (rowCount > maxTextsRows) {
    const problem = { code: 'tooManyRows', rows: rowCount, most: maxTextsRows } as const;
    throw invalid('file', problemMessage(problem));
  }
  const { data: rows } = JsonRows.safeParse(file.texts);
  if (!rows) throw invalid('file', localisationFilesMessages.noTexts);
  return rows.map((row, index) => ({
    line: index + 1,
    broken: null,
    ...cellsOf((name) => (row[name] === null ? '' : row[name])),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('file', localisationFilesMessages.notJson);
  }
}

async function rowsOfCsv(file: Buffer): Promise<FileRow[]> {
  const { rows } = await readSpreadsheet(file, maxTextsRows).catch((error: unknown) => {
    throw error instanceof UnreadableFileError ? invalid('file', error.says) : error;
  });
  const [header, ...below] = rows;
  const at = new Map(header?.cells.map((name, index) => [name.trim().toLowerCase(), index]));
  if (!at.has('key') || !at.has('translation')) {
    throw invalid('file', localisationFilesMessages.noTexts);
  }
  return below.map(({ line, cells, broken }) => ({
    line,
    broken,
    ...cellsOf((name) => (at.has(name) ? (cells[at.get(name) ?? -1] ?? '') : undefined)),
  }));
}

const cellsOf = (cell: (name: keyof Cells) => string | undefined): Cells => ({
  key: cell('key')?.trim() ?? '',
  english: cell('english') ?? '',
  translation: cell('translation') ?? '',
  source: cell('source'),
});
