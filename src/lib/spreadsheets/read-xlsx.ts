import { strToU8, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import type { SheetRow } from './csv.ts';
import { UnreadableFile } from './problem.ts';
import { unzip } from './unzip.ts';

/** In bytes: twice what 20,000 rows of nine long cells take. Reading needs ten times that memory. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** In all cells together: a text that the file stores once may be in every cell. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** In characters: more than any spreadsheet program allows. */
const MAX_SHEET_NAME = 100;

const WORKBOOK = 'xl/workbook.xml';

type ReadSheet = {
  rows: SheetRow[];
  /** The name of the sheet, where the workbook has several. */
  sheet: string | undefined;
};

/** The first sheet that is not hidden, every cell as the text that a person sees in it. */
export async function readXlsx(file: Buffer): Promise<ReadSheet> {
  const { workbook, sheetCount } = withOnlyVisibleSheet(file);
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
  return { rows, sheet: sheetCount > 1 ? storable(sheet.sheet) : undefined };
}

/**
 * The library unpacks a file of any size, and reads hidden sheets too. So it gets a file with what we
 * have unpacked, up to a limit, and with a single sheet in its list.
 */
function withOnlyVisibleSheet(file: Buffer): { workbook: ArrayBuffer; sheetCount: number } {
  const parts = unzip(file, MAX_UNPACKED, (name) => /\.(xml|rels)$/.test(name));
  const list = parts.findLast(({ name }) => name === WORKBOOK)?.content.toString() ?? '';
  const { workbook, sheetCount } = keepVisibleSheet(list);
  const files = Object.fromEntries(parts.map(({ name, content }) => [name, content]));
  const stored = zipSync({ ...files, [WORKBOOK]: strToU8(workbook) }, { level: 0 });
  return { workbook: stored.buffer, sheetCount };
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

/** A comment, or an entry in the list of sheets, with any namespace prefix. */
const sheetOrComment =
  /<!--[\s\S]*?-->|<(?:[\w.-]+:)?sheet(\s(?:"[^"]*"|'[^']*'|[^"'<>])*)>(?:\s*<\/(?:[\w.-]+:)?sheet\s*>)?/g;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Leaves only the first visible sheet in the list of `xl/workbook.xml`. Hidden sheets hold the choices
 * of drop-down lists, or old data, and people don't see that they are in the file.
 */
function keepVisibleSheet(workbook: string): { workbook: string; sheetCount: number } {
  let sheetCount = 0;
  let isFound = false;
  const shortened = workbook.replace(sheetOrComment, (element, attributes?: string) => {
    if (attributes === undefined) return '';
    sheetCount += 1;
    if (isFound || isHidden(attributes)) return '';
    isFound = true;
    return element;
  });
  if (sheetCount > 0 && !isFound) throw new UnreadableFile('allSheetsHidden');
  return { workbook: shortened, sheetCount };
}

/** `hidden`, or `veryHidden`, which Excel's own menu does not offer to show. */
function isHidden(attributes: string): boolean {
  const state = [...attributes.matchAll(attribute)].find(([, name]) => name === 'state');
  return state !== undefined && (state[2] ?? state[3]) !== 'visible';
}
