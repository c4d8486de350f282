import type { Compared, ParsedRow, Problem } from '#server/features/imports/read/parsed-row.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { importRows } from '#server/schema/index.ts';

export type StoredRow = typeof importRows.$inferSelect;

/** A row with what its key is, in the words of the database: lower case. */
export type KeyedRow = ParsedRow & { key: string | null };

export type Create<Intent> = { line: number; intent: Intent };
export type Update<Intent> = { line: number; subject: string; intent: Intent };
export type Written = { line: number; subject: string } | { line: number; problems: Problem[] };

/** What is special to people, or to organisations. Everything else of an import is the same. */
export type Importer<Intent> = {
  /** What each row does, in the order given. Says nothing of rows of the file that contradict it. */
  compare: (ctx: Context, rows: readonly KeyedRow[]) => Promise<Compared<Intent>[]>;
  /** Makes sure that these records stay as they are until the transaction ends. */
  hold: (ctx: Context, subjects: readonly string[]) => Promise<unknown>;
  create: (
    ctx: Context,
    rows: readonly Create<Intent>[],
    options: { invite: boolean },
  ) => Promise<Written[]>;
  update: (
    ctx: Context,
    rows: readonly Update<Intent>[],
    options: { invite: boolean },
  ) => Promise<Written[]>;
};
