import { importProblemsText } from '#texts/import-problems.ts';
import { type Sayable, say } from '#texts/text.ts';
import { type FoundRow, readCsv, separators } from './csv.ts';
import { decoded } from './decode.ts';
import { fileKind } from './file-kind.ts';
import { fused } from './formulas.ts';
import { readXlsx } from './read-xlsx.ts';
import { TooMuchInside } from './unzip.ts';
import { NoVisibleSheet } from './visible-sheet.ts';

export type Found = {
  /** How it was read, in words. */
  readAs: Sayable;
  rows: FoundRow[];
};

/** Every row of a CSV or Excel file that is not blank, or a sentence for whoever chose the file. */
export async function rowsOf(file: Buffer): Promise<Found | { unreadable: Sayable }> {
  const kind = fileKind(file);
  if ('refused' in kind) return { unreadable: kind.refused };
  try {
    const { readAs, rows } = kind.format === 'xlsx' ? await fromExcel(file) : fromCsv(file);
    return { readAs, rows: rows.map((row) => ({ ...row, cells: row.cells.map(fused) })) };
  } catch (error) {
    if (error instanceof TooMuchInside) return { unreadable: importProblemsText.tooMuchInside };
    if (error instanceof NoVisibleSheet) return { unreadable: importProblemsText.allHidden };
    // What the libraries say is for programmers, and may quote what is in the file.
    return { unreadable: importProblemsText.damaged };
  }
}

async function fromExcel(file: Buffer): Promise<Found> {
  const { rows, sheet } = await readXlsx(file);
  const { excel, excelSheet } = importProblemsText;
  return { readAs: sheet === undefined ? excel : say(excelSheet, { sheet }), rows };
}

function fromCsv(file: Buffer): Found {
  const { text, encoding } = decoded(file) ?? { text: '', encoding: '' };
  const { separator, rows } = readCsv(text);
  const how = { separator: separators[separator], encoding };
  return { readAs: say(importProblemsText.csv, how), rows };
}
