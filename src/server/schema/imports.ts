import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
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
  /** How many people would get an invitation. */
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

/** A message of a job in the language of the person who imports, and which language that is. */
type StoredMessage = string | { words: string; locale: string };

/** Imported spreadsheets of people or organisations. For the states see imports/lock-import.ts. */
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
    /** How the file was read, such as `CSV, semicolons, UTF-8`. */
    readAs: jsonb().$type<StoredMessage>(),
    /** Whether the file was saved in a form that can hold every letter. */
    keepsLetters: boolean().notNull().default(false),
    startedBy: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** The organisations whose people it is about, whoever goes on with it; null: anybody. */
    organisations: uuid().array(),
    createdAt: instant().notNull(),
    /** The header row, and the field that each column is mapped to. */
    header: text().array().notNull().default([]),
    columns: jsonb().$type<(string | null)[]>().notNull().default([]),
    total: integer().notNull().default(0),
    /** Counted whenever rows have been compared or written, so that lists need not. */
    counts: jsonb().$type<ImportCounts>().notNull().default(noCounts),
    /** The progress of the step under way, and when it began. */
    processed: integer().notNull().default(0),
    stepSince: instant().notNull(),
    sendInvitations: boolean().notNull().default(true),
    confirmedBy: uuid().references(() => users.uuid, { onDelete: 'cascade' }),
    confirmedAt: instant(),
    finishedAt: instant(),
    /** Why it failed or stopped. */
    reason: jsonb().$type<StoredMessage>(),
    /** The import that this one puts back. */
    undoes: uuid().references((): AnyPgColumn => imports.uuid, { onDelete: 'cascade' }),
  },
  (table) => [
    index().on(table.createdAt, table.uuid),
    uniqueIndex('imports_one_undo')
      .on(table.undoes)
      .where(sql`${table.state} not in ('dropped', 'failed')`),
    check('imports_kind', sql`${table.kind} in ('people', 'organisations')`),
  ],
);

/** The uploaded file, deleted seconds later when it has been read. */
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
    /** The number of the row in a spreadsheet program. */
    line: integer().notNull(),
    /** As in the file; null once they are purged. */
    cells: jsonb().$type<string[]>(),
    /** Why the row could not be read properly, whatever its cells hold. */
    broken: jsonb().$type<StoredMessage>(),
    /** The e-mail or code by which the record is found, in lower case. */
    key: text(),
    outcome: text({ enum: ['create', 'update', 'same', 'problem'] }),
    /** The name shown beside the row. */
    label: text().notNull().default(''),
    /** The person or organisation, once there is one. */
    subject: uuid(),
    changes: jsonb().$type<{ field: string; from: string; to: string }[]>().notNull().default([]),
    problems: jsonb()
      .$type<{ column: number | null; text: StoredMessage }[]>()
      .notNull()
      .default([]),
    /** Set in the transaction of the change itself, so that no row is applied twice. */
    writtenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.import, table.line] }),
    index().on(table.import, table.outcome, table.line),
    index().on(table.import, table.key),
  ],
);

/** The mapping that was chosen the last time for the same headers. */
export const importColumns = pgTable(
  'import_columns',
  {
    kind: text({ enum: ['people', 'organisations'] }).notNull(),
    /** SHA-256 of the header row, which may be too long for a key. */
    headerHash: text().notNull(),
    columns: jsonb().$type<(string | null)[]>().notNull(),
    chosenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.headerHash] })],
);
