import { strToU8, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import type { SheetRow } from './csv.ts';
import { UnreadableFile } from './problem.ts';
import { unzip } from './unzip.ts';
import { onlyVisibleSheet } from './visible-sheet.ts';

/** Bytes: twice what 20,000 rows of nine long cells take. Reading costs ten times as much memory. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** Of all cells together. A text that is stored once may stand in every cell. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Characters: longer than any program lets a sheet's name be. */
const LONGEST_NAME = 100;

const WORKBOOK = 'xl/workbook.xml';

type FoundSheet = {
  rows: SheetRow[];
  /** The name of the sheet, where there are others. */
  sheet: string | undefined;
};

/** The first sheet that is not hidden, every cell as the text a person would read in it. */
export async function readXlsx(file: Buffer): Promise<FoundSheet> {
  const { workbook, sheets } = bounded(file);
  const [found] = await readWorkbook(workbook, { trim: false, parseNumber: numberText });
  if (!found) throw new Error('This workbook has no sheet.');
  let left = MAX_CHARACTERS;
  const counted = (text: string) => {
    left -= text.length;
    if (left < 0) throw new UnreadableFile('tooMuchInside');
    return text;
  };
  const rows = found.data
    .map((row, index) => ({
      line: index + 1,
      hasOpenQuote: false,
      cells: row.map((value) => counted(cellText(value))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { rows, sheet: sheets > 1 ? storable(found.sheet) : undefined };
}

/**
 * The library unpacks whatever it is given, however much that is, and reads hidden sheets like any
 * other, so it gets what we unpacked, and of the sheets the one that is meant.
 */
function bounded(file: Buffer): { workbook: ArrayBuffer; sheets: number } {
  const parts = unzip(file, MAX_UNPACKED, (name) => /\.(xml|rels)$/.test(name));
  const list = parts.findLast(({ name }) => name === WORKBOOK)?.content.toString() ?? '';
  const { workbook, sheets } = onlyVisibleSheet(list);
  const files = Object.fromEntries(parts.map(({ name, content }) => [name, content]));
  const stored = zipSync({ ...files, [WORKBOOK]: strToU8(workbook) }, { level: 0 });
  return { workbook: stored.buffer, sheets };
}

/** Without what PostgreSQL can't hold, which a name that no program wrote may have. */
const storable = (name: string) =>
  name.slice(0, LONGEST_NAME).replace(/[\p{Control}\p{Surrogate}]/gu, ' ');

/** `2562` and not `2562.0` or `2.562E3`; numbers too long for arithmetic stay as they are. */
const numberText = (written: string) =>
  /^-?\d+$/.test(written) ? written : String(Number(written));

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value : '';
}
