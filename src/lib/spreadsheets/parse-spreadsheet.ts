import { readCsv, type Separator, type SheetRow } from './csv.ts';
import { decodeText, type Encoding, keepsEveryLetter } from './decode.ts';
import { fileKind } from './file-kind.ts';
import { unescapeFormula } from './formulas.ts';
import { UnreadableFile } from './problem.ts';
import { readXlsx } from './read-xlsx.ts';

export type ParsedTable = {
  readAs: ReadAs;
  /** Whether it was saved in a form that can hold every letter. */
  keepsLetters: boolean;
  rows: SheetRow[];
};

/**
 * How a file was read. `sheet` is the name of the sheet, where the workbook has several; `hiddenRows` and
 * `hiddenColumns` say how many of them nobody sees in a spreadsheet program.
 */
export type ReadAs =
  | { format: 'csv'; separator: Separator; encoding: Encoding }
  | { format: 'xlsx'; sheet: string | undefined; hiddenRows: number; hiddenColumns: number };

/** All rows of a CSV or Excel file that are not blank. Throws an `UnreadableFile`. */
export async function parseSpreadsheet(file: Buffer): Promise<ParsedTable> {
  const kind = fileKind(file);
  if ('problem' in kind) throw new UnreadableFile(kind.problem);
  try {
    const { rows, ...how } = kind.format === 'xlsx' ? await fromExcel(file) : fromCsv(file);
    return { ...how, rows: rows.map((row) => ({ ...row, cells: row.cells.map(unescapeFormula) })) };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    // The libraries' messages are for programmers, and may quote what is in the file.
    throw new UnreadableFile('damaged');
  }
}

async function fromExcel(file: Buffer): Promise<ParsedTable> {
  const { rows, ...how } = await readXlsx(file);
  return { readAs: { format: 'xlsx', ...how }, keepsLetters: true, rows };
}

function fromCsv(file: Buffer): ParsedTable {
  const decoded = decodeText(file);
  if (!decoded) throw new UnreadableFile('notATable');
  const { text, encoding } = decoded;
  const { separator, rows } = readCsv(text);
  const keepsLetters = keepsEveryLetter(file, encoding);
  return { readAs: { format: 'csv', separator, encoding }, keepsLetters, rows };
}
