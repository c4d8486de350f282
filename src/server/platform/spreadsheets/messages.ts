import { type DisplayText, message, type Translatable } from '#lib/messages/message.ts';
import type { Separator } from '#lib/spreadsheets/csv.ts';
import type { Encoding } from '#lib/spreadsheets/decode.ts';
import { isFormulaError, missingResult } from '#lib/spreadsheets/formulas.ts';
import type { ReadAs } from '#lib/spreadsheets/parse-spreadsheet.ts';
import type { Problem } from '#lib/spreadsheets/problem.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { listMessage } from '#messages/list-message.ts';

const separators: Record<Separator, Translatable> = {
  ',': importProblemsMessages.commas,
  ';': importProblemsMessages.semicolons,
  '\t': importProblemsMessages.tabs,
  '|': importProblemsMessages.bars,
};

/** Those that are not said by the names that programmers know. */
const encodings: Partial<Record<Encoding, Translatable>> = {
  'UTF-8 twice': importProblemsMessages.savedTwice,
  mac: importProblemsMessages.macRoman,
};

const { excel, excelSheet, including, anotherSheet } = importProblemsMessages;

/** A message that tells how a file was read. */
export function readAsMessage(readAs: ReadAs): Translatable {
  if (readAs.format === 'csv') {
    const { separator, encoding } = readAs;
    return message(importProblemsMessages.csv, {
      separator: separators[separator],
      encoding: encodings[encoding] ?? encoding,
    });
  }
  const { sheet } = readAs;
  const name = sheet === undefined ? excel : message(excelSheet, { sheet });
  const hidden = hiddenParts(readAs);
  const whole = hidden ? message(including, { readAs: name, hidden }) : name;
  return sheet === undefined ? whole : message(anotherSheet, { readAs: whole });
}

type Excel = Extract<ReadAs, { format: 'xlsx' }>;

function hiddenParts({ hiddenRows: rows, hiddenColumns: columns }: Excel): DisplayText {
  const parts = [
    ...(rows > 0 ? [message(importProblemsMessages.hiddenRows, { count: rows })] : []),
    ...(columns > 0 ? [message(importProblemsMessages.hiddenColumns, { count: columns })] : []),
  ];
  return listMessage(parts, importProblemsMessages.hiddenBoth);
}

const problems: Record<Exclude<Problem['code'], 'tooManyRows'>, Translatable> = {
  empty: importProblemsMessages.empty,
  oldExcel: importProblemsMessages.oldExcel,
  macros: importProblemsMessages.macros,
  openDocument: importProblemsMessages.openDocument,
  webPage: importProblemsMessages.webPage,
  anotherKind: importProblemsMessages.anotherKind,
  notATable: importProblemsMessages.noTable,
  damaged: importProblemsMessages.damaged,
  tooCostly: importProblemsMessages.tooMuch,
  tooMuchInside: importProblemsMessages.tooMuchInside,
  allSheetsHidden: importProblemsMessages.allHidden,
};

/** A message that tells why a file can't be read. */
export function problemMessage(problem: Problem): Translatable {
  if (problem.code !== 'tooManyRows') return problems[problem.code];
  const { rows, most } = problem;
  return message(importProblemsMessages.tooManyRows, { rows, most });
}

/** Why a cell is no value; undefined where its formula did not fail. */
export function formulaError(cell: string): Translatable | undefined {
  const error = cell.trim();
  if (error === missingResult) return importProblemsMessages.formula;
  if (!isFormulaError(error)) return undefined;
  return message(importProblemsMessages.formulaError, { error });
}
