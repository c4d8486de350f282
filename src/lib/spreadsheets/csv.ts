import { CsvError, parse } from 'csv-parse/sync';

/** `line` is the number of the row in a spreadsheet program. */
export type SheetRow = {
  line: number;
  cells: string[];
  /** A quotation mark is never closed, so the cells can't be trusted. */
  hasOpenQuote: boolean;
};

const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

const SAMPLE_LINES = 20;

/** The separator by which most of the first lines have as many cells as the header. */
export function separatorOf(text: string): Separator {
  const lines = withoutQuoted(text.slice(0, 100_000)).split(/\r\n|\n|\r/);
  const sample = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES);
  const scored = separators.map((separator) => {
    const counts = sample.map((line) => line.split(separator).length - 1);
    const header = counts[0] ?? 0;
    return { separator, header, agreeing: counts.filter((count) => count === header).length };
  });
  const usable = scored.filter(({ header }) => header > 0);
  usable.sort((a, b) => b.agreeing - a.agreeing || b.header - a.header);
  return usable[0]?.separator ?? ',';
}

const withoutQuoted = (text: string) => text.replace(/"(?:[^"]|"")*"/g, '');

/** Excel's own way to name the separator: a first line such as `sep=;`. */
const separatorLine = /^sep=([,;\t|])\r?\n/i;

export function readCsv(text: string): { separator: Separator; rows: SheetRow[] } {
  const [line = '', sign] = separatorLine.exec(text) ?? [];
  const body = text.slice(line.length);
  const separator = (sign as Separator | undefined) ?? separatorOf(body);
  const rows = readRows(body, separator);
  return { separator, rows: line ? rows.map((row) => ({ ...row, line: row.line + 1 })) : rows };
}

/**
 * A quotation mark that is never closed would swallow every row below it. So a malformed line is read
 * by itself, and reading goes on with the next.
 */
function readRows(text: string, separator: Separator): SheetRow[] {
  const rows: SheetRow[] = [];
  const add = (cells: string[], hasOpenQuote = false) =>
    rows.push({ line: rows.length + 1, cells, hasOpenQuote });

  let rest = Buffer.from(text);
  while (rest.length > 0) {
    const { records, errorAt } = readRecords(rest, separator);
    for (const cells of records) add(cells);
    if (errorAt === null) break;

    const end = lineEnd(rest, errorAt);
    const line = rest.toString('utf8', errorAt, end).replace(/[\r\n]+$/, '');
    const alone = readRecords(Buffer.from(line), separator, true);
    if (alone.errorAt === null) add(alone.records[0] ?? []);
    else add(line.replaceAll('"', '').split(separator), true);
    rest = rest.subarray(end);
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** Where the line after the one at `from` begins. */
function lineEnd(text: Buffer, from: number): number {
  const feed = text.indexOf('\n', from);
  const back = text.indexOf('\r', from);
  if (feed < 0 && back < 0) return text.length;
  if (back < 0 || (feed >= 0 && feed <= back + 1)) return feed + 1;
  return back + 1;
}

/** The rows up to the first malformed one, and where that one begins. */
function readRecords(text: Buffer, separator: Separator, relaxed = false) {
  const records: string[][] = [];
  let recordsEnd = 0;
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: relaxed,
      on_record: (record: string[], { bytes }) => {
        records.push(record);
        recordsEnd = bytes;
        return null;
      },
    });
    return { records, errorAt: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { records, errorAt: recordsEnd };
  }
}
