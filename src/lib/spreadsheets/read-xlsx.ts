import { strToU8, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import type { SheetRow } from './csv.ts';
import { fillTallCells, tallCells } from './merged-cells.ts';
import { UnreadableFile } from './problem.ts';
import { withScientificAsText } from './scientific.ts';
import { unzip } from './unzip.ts';
import {
  hiddenColumns,
  hiddenRows,
  keepOneSheet,
  partOfRelation,
  withErrorsAsText,
  withMissingResults,
} from './workbook-xml.ts';

/** In bytes: twice what 20,000 rows of nine long cells take. Reading needs ten times that memory. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** In all cells together: a text that the file stores once may be in every cell. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** In characters: more than any spreadsheet program allows. */
const MAX_SHEET_NAME = 100;

const WORKBOOK = 'xl/workbook.xml';
const STYLES = 'xl/styles.xml';
const WORKBOOK_RELATIONS = 'xl/_rels/workbook.xml.rels';

type ReadSheet = {
  rows: SheetRow[];
  /** The name of the sheet, where the workbook has several. */
  sheet: string | undefined;
  /** How many of the rows, and of the columns with anything in them, nobody sees in a spreadsheet program. */
  hiddenRows: number;
  hiddenColumns: number;
};

/** The sheet that was open when the file was saved, every cell as the text that a person sees in it. */
export async function readXlsx(file: Buffer): Promise<ReadSheet> {
  const { workbook, sheetCount, part, tall } = withOneSheet(file);
  const [sheet] = await readWorkbook(workbook, { trim: false, parseNumber: numberText });
  if (!sheet) throw new Error('This workbook has no sheet.');
  let left = MAX_CHARACTERS;
  const counted = (text: string) => {
    left -= text.length;
    if (left < 0) throw new UnreadableFile('tooMuchInside');
    return text;
  };
  const rows = sheet.data
    .map((row, index) => ({
      line: index + 1,
      hasOpenQuote: false,
      cells: row.map((value) => counted(cellText(value))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  fillTallCells(rows, tall, counted);
  const hidden = hiddenRows(part);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const isUsed = (index: number) => rows.some(({ cells }) => (cells[index] ?? '').trim() !== '');
  return {
    rows,
    sheet: sheetCount > 1 ? storable(sheet.sheet) : undefined,
    hiddenRows: rows.filter(({ line }) => hidden.has(line)).length,
    hiddenColumns: hiddenColumns(part, width).filter(isUsed).length,
  };
}

/**
 * The library unpacks a file of any size, and reads every sheet. So it gets a file with what we have
 * unpacked, up to a limit, and with a single sheet in its list.
 */
function withOneSheet(file: Buffer) {
  const parts = unzip(file, MAX_UNPACKED, (name) => /\.(xml|rels)$/.test(name));
  const partOf = (wanted: string | undefined) =>
    parts.findLast(({ name }) => name === wanted)?.content;
  const { workbook, sheetCount, relation } = keepOneSheet(partOf(WORKBOOK)?.toString() ?? '');
  const relations = partOf(WORKBOOK_RELATIONS)?.toString() ?? '';
  const sheet = partOfRelation(relations, relation);
  const asShown = (content: Buffer) =>
    withScientificAsText(
      withMissingResults(withErrorsAsText(content)),
      partOf(STYLES)?.toString() ?? '',
    );
  const files = Object.fromEntries(
    parts.map(({ name, content }) => [name, name === sheet ? asShown(content) : content]),
  );
  const stored = zipSync({ ...files, [WORKBOOK]: strToU8(workbook) }, { level: 0 });
  const part = partOf(sheet);
  return { workbook: stored.buffer, sheetCount, part, tall: tallCells(part) };
}

/** Without characters that PostgreSQL can't store, which a crafted file may have in the name. */
const storable = (name: string) =>
  name.slice(0, MAX_SHEET_NAME).replace(/[\p{Control}\p{Surrogate}]/gu, ' ');

/** `2562` and not `2562.0` or `2.562E3`; numbers too long for arithmetic stay as they are. */
const numberText = (written: string) =>
  /^-?\d+$/.test(written) ? written : String(Number(written));

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value : '';
}
