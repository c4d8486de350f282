import type { Compared, ParsedRow, Problem } from '#server/features/imports/read/parsed-row.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';
import type { importRows } from '#server/schema/index.ts';

export type StoredRow = typeof importRows.$inferSelect;

/** A row with its key, in the lower case of the database. */
export type KeyedRow = ParsedRow & { key: string | null };

export type Create<Intent> = { line: number; intent: Intent };
export type Update<Intent> = { line: number; subject: string; intent: Intent };
export type Written = { line: number; subject: string } | { line: number; problems: Problem[] };

/** What is special to people, or to organisations. Everything else of an import is the same. */
export type Importer<Intent> = {
  /** What each row does, in their order, without regard to other rows of the file. */
  compare: (ctx: ScopedContext, rows: readonly KeyedRow[]) => Promise<Compared<Intent>[]>;
  /** Locks these records until the transaction ends. */
  lock: (ctx: ScopedContext, subjects: readonly string[]) => Promise<unknown>;
  create: (
    ctx: ScopedContext,
    rows: readonly Create<Intent>[],
    options: { invite: boolean },
  ) => Promise<Written[]>;
  update: (
    ctx: ScopedContext,
    rows: readonly Update<Intent>[],
    options: { invite: boolean },
  ) => Promise<Written[]>;
};

/** The result of an update that may have been refused, as the problems of its row. */
export function updateResult(
  { line, subject }: { line: number; subject: string },
  errors: FieldErrors | undefined,
): Written {
  if (!errors) return { line, subject };
  const problems = Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text })),
  );
  return { line, problems };
}
