import type { DisplayText } from '#lib/messages/message.ts';
import type { ColumnMapping } from './find-columns.ts';
import { tidyCell } from './row-values.ts';

/** A row by the fields its columns stand for. A field whose cell is empty is not given. */
export type ParsedRow = {
  line: number;
  /** Empty where the column is there and the cell says nothing. */
  cellOf: (field: string) => string;
};

/** What is wrong with a broken row was put in words when it was read. */
export type Problem = { field: string | null; text: DisplayText };
export type Change = { field: string; from: string; to: string };

/** What a row does. `Intent` is what writing it takes, and is never stored. */
export type Compared<Intent> =
  | { outcome: 'problem'; label: string; subject: string | null; problems: Problem[] }
  | { outcome: 'same'; label: string; subject: string }
  | { outcome: 'create'; label: string; changes: Change[]; intent: Intent }
  | { outcome: 'update'; label: string; subject: string; changes: Change[]; intent: Intent };

export const parsedRow = (
  line: number,
  cells: readonly string[],
  columns: ColumnMapping,
): ParsedRow => ({
  line,
  cellOf: (field) => tidyCell(cells[columns.indexOf(field)] ?? ''),
});
