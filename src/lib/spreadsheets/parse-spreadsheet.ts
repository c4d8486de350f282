import { readCsv, type Separator, type SheetRow } from './csv.ts';
import { decodeText, type Encoding } from './decode.ts';
import { fileKind } from './file-kind.ts';
import { unescapeFormula } from './formulas.ts';
import { UnreadableFile } from './problem.ts';
import { readXlsx } from './read-xlsx.ts';

export type FoundTable = { readAs: ReadAs; rows: SheetRow[] };

/** How a file was read: of a workbook with several sheets, which of them. */
export type ReadAs =
  | { format: 'csv'; separator: Separator; encoding: Encoding }
  | { format: 'xlsx'; sheet: string | undefined };

/** Every row of a CSV or Excel file that is not blank. Throws an `UnreadableFile`. */
export async function parseSpreadsheet(file: Buffer): Promise<FoundTable> {
  const kind = fileKind(file);
  if ('problem' in kind) throw new UnreadableFile(kind.problem);
  try {
    const { readAs, rows } = kind.format === 'xlsx' ? await fromExcel(file) : fromCsv(file);
    return { readAs, rows: rows.map((row) => ({ ...row, cells: row.cells.map(unescapeFormula) })) };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    // What the libraries say is for programmers, and may quote what is in the file.
    throw new UnreadableFile('damaged');
  }
}

async function fromExcel(file: Buffer): Promise<FoundTable> {
  const { rows, sheet } = await readXlsx(file);
  return { readAs: { format: 'xlsx', sheet }, rows };
}

function fromCsv(file: Buffer): FoundTable {
  const found = decodeText(file);
  if (!found) throw new UnreadableFile('notATable');
  const { separator, rows } = readCsv(found.text);
  return { readAs: { format: 'csv', separator, encoding: found.encoding }, rows };
}
