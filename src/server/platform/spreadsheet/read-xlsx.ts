import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import type { FoundRow } from './csv.ts';
import { TooMuchInside, unzip } from './unzip.ts';
import { zip } from './zip.ts';

/** Bytes: twice what 20,000 rows of nine long cells take. Reading costs ten times as much memory. */
const MOST_UNPACKED = 32 * 1024 * 1024;
/** Of all cells together. A text that is stored once may stand in every cell. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** The first sheet, every cell as the text a person would read in it. */
export async function readXlsx(file: Buffer): Promise<FoundRow[]> {
  const sheet = await readSheet(await bounded(file), { trim: false, parseNumber: numberText });
  let left = MOST_CHARACTERS;
  const counted = (text: string) => {
    left -= text.length;
    if (left < 0) throw new TooMuchInside();
    return text;
  };
  return sheet
    .map((row, index) => ({
      ...{ line: index + 1, broken: null },
      cells: row.map((value) => counted(cellText(value))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** The library unpacks whatever it is given, however much that is, so it gets what we unpacked. */
async function bounded(file: Buffer): Promise<Buffer> {
  const parts = unzip(file, MOST_UNPACKED, (name) => /\.(xml|rels)$/.test(name));
  return buffer(zip(parts.map(({ name, content }) => ({ name, content: [content] }))));
}

/** `2562` and not `2562.0` or `2.562E3`; numbers too long for arithmetic stay as they are. */
const numberText = (written: string) =>
  /^-?\d+$/.test(written) ? written : String(Number(written));

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value : '';
}
