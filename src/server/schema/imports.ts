import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';
import { users } from './people.ts';

const importStates = [
  'reading',
  'columns',
  'comparing',
  'ready',
  'writing',
  'done',
  'failed',
  'dropped',
] as const;

export type ImportCounts = {
  create: number;
  update: number;
  same: number;
  problem: number;
  written: number;
  /** The people who would get an invitation. */
  invitations: number;
};

export const noCounts: ImportCounts = {
  create: 0,
  update: 0,
  same: 0,
  problem: 0,
  written: 0,
  invitations: 0,
};

/** What a job says, in the language of whoever imports, and which that is. */
type StoredMessage = string | { words: string; locale: string };

/** Spreadsheets of people or organisations on their way in. States: imports/lock-import.ts. */
export const imports = pgTable(
  'imports',
  {
    uuid: id(),
    kind: text({ enum: ['people', 'organisations'] }).notNull(),
    state: text({
      enum: importStates,
    }).notNull(),
    fileName: text().notNull(),
    size: integer().notNull(),
    /** How it was read, in words: `CSV, semicolons, UTF-8`. */
    readAs: jsonb().$type<StoredMessage>(),
    startedBy: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    /** The texts of the header row, and what each column was taken for. */
    header: text().array().notNull().default([]),
    columns: jsonb().$type<(string | null)[]>().notNull().default([]),
    total: integer().notNull().default(0),
    /** Counted whenever rows have been compared or written, so that lists need not. */
    counts: jsonb().$type<ImportCounts>().notNull().default(noCounts),
    /** How far the step under way is, and since when. */
    processed: integer().notNull().default(0),
    stepSince: instant().notNull(),
    sendInvitations: boolean().notNull().default(true),
    confirmedBy: uuid().references(() => users.uuid, { onDelete: 'cascade' }),
    confirmedAt: instant(),
    finishedAt: instant(),
    /** Why it failed or stopped, as a sentence for people. */
    reason: jsonb().$type<StoredMessage>(),
  },
  (table) => [
    index().on(table.createdAt, table.uuid),
    check('imports_kind', sql`${table.kind} in ('people', 'organisations')`),
  ],
);

/** The upload until it has been read, which is seconds; then it is deleted. */
export const importFiles = pgTable('import_files', {
  import: uuid()
    .primaryKey()
    .references(() => imports.uuid, { onDelete: 'cascade' }),
  content: bytea().notNull(),
});

export const importRows = pgTable(
  'import_rows',
  {
    import: uuid()
      .notNull()
      .references(() => imports.uuid, { onDelete: 'cascade' }),
    /** Where it begins in the file, as a spreadsheet program numbers its rows. */
    line: integer().notNull(),
    /** As they stand in the file; null once they are purged. */
    cells: jsonb().$type<string[]>(),
    /** What was wrong with the row before anybody looked at what it says. */
    broken: jsonb().$type<StoredMessage>(),
    /** What the record is recognised by, in lower case: an e-mail or a code. */
    key: text(),
    outcome: text({ enum: ['create', 'update', 'same', 'problem'] }),
    /** The name shown beside the row. */
    label: text().notNull().default(''),
    /** The person or organisation, once it is known. */
    subject: uuid(),
    changes: jsonb().$type<{ field: string; from: string; to: string }[]>().notNull().default([]),
    problems: jsonb()
      .$type<{ column: number | null; text: StoredMessage }[]>()
      .notNull()
      .default([]),
    /** Set in the transaction of the change itself: a row is written once, or not at all. */
    writtenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.import, table.line] }),
    index().on(table.import, table.outcome, table.line),
    index().on(table.import, table.key),
  ],
);

/** What columns meant the last time, so that the same headers are asked about once. */
export const importColumns = pgTable(
  'import_columns',
  {
    kind: text({ enum: ['people', 'organisations'] }).notNull(),
    /** SHA-256 of the header row: a key must be short, and headers need not be. */
    headerHash: text().notNull(),
    columns: jsonb().$type<(string | null)[]>().notNull(),
    chosenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.headerHash] })],
);
