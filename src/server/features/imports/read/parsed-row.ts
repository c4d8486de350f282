import type { DisplayText } from '#lib/messages/message.ts';
import type { ColumnMapping } from './find-columns.ts';
import { tidyAddress, tidyCell, tidyCode } from './row-values.ts';

/** A row, with its cells by the fields of their columns. */
export type ParsedRow = {
  line: number;
  /** Empty for an empty cell, and for a field without a column. */
  cellOf: (field: string) => string;
  /** That an empty cell of this field empties it, as only an undo does. */
  isEmptied: (field: string) => boolean;
  /** Whether its file can hold every letter. */
  keepsLetters: boolean;
};

/** `field` is null if the whole row is broken; its text was localized when the file was read. */
export type Problem = { field: string | null; text: DisplayText };
export type Change = { field: string; from: string; to: string };

/** What a row does. `Intent` is what is to be written, and is never stored. */
export type Compared<Intent> =
  | { outcome: 'problem'; label: string; subject: string | null; problems: Problem[] }
  | { outcome: 'same'; label: string; subject: string }
  | { outcome: 'create'; label: string; changes: Change[]; intent: Intent }
  | { outcome: 'update'; label: string; subject: string; changes: Change[]; intent: Intent };

type Reading = { columns: ColumnMapping; keepsLetters: boolean; emptied?: readonly string[] };

export const parsedRow = (
  line: number,
  cells: readonly string[],
  { columns, keepsLetters, emptied = [] }: Reading,
): ParsedRow => ({
  line,
  keepsLetters,
  isEmptied: (field) => emptied.includes(field),
  cellOf: (field) => tidyCellOf(field)(cells[columns.indexOf(field)] ?? ''),
});

function tidyCellOf(field: string) {
  if (field === 'email') return tidyAddress;
  return field === 'code' || field === 'organisations' ? tidyCode : tidyCell;
}
