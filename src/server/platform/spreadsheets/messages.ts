import type { Separator } from '#lib/spreadsheets/csv.ts';
import type { Problem } from '#lib/spreadsheets/problem.ts';
import type { ReadAs } from '#lib/spreadsheets/rows-of.ts';
import { importProblemsText } from '#texts/import-problems.ts';
import { type Sayable, say } from '#texts/text.ts';

const separators: Record<Separator, Sayable> = {
  ',': importProblemsText.commas,
  ';': importProblemsText.semicolons,
  '\t': importProblemsText.tabs,
};

/** How a file was read, in words. */
export function readAsMessage(readAs: ReadAs): Sayable {
  if (readAs.format === 'csv') {
    const { separator, encoding } = readAs;
    return say(importProblemsText.csv, {
      separator: separators[separator],
      encoding: encoding === 'UTF-8 twice' ? importProblemsText.savedTwice : encoding,
    });
  }
  const { sheet } = readAs;
  if (sheet === undefined) return importProblemsText.excel;
  return say(importProblemsText.excelSheet, { sheet });
}

const problems: Record<Exclude<Problem['code'], 'tooManyRows'>, Sayable> = {
  empty: importProblemsText.empty,
  oldExcel: importProblemsText.oldExcel,
  macros: importProblemsText.macros,
  openDocument: importProblemsText.openDocument,
  webPage: importProblemsText.webPage,
  anotherKind: importProblemsText.anotherKind,
  notATable: importProblemsText.noTable,
  damaged: importProblemsText.damaged,
  tooCostly: importProblemsText.tooMuch,
  tooMuchInside: importProblemsText.tooMuchInside,
  allSheetsHidden: importProblemsText.allHidden,
};

/** Why a file can't be read, for whoever chose it. */
export function problemMessage(problem: Problem): Sayable {
  if (problem.code !== 'tooManyRows') return problems[problem.code];
  const { rows, most } = problem;
  return say(importProblemsText.tooManyRows, { rows, most });
}
