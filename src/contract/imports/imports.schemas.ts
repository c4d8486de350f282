import { z } from 'zod';
import {
  flag,
  instant,
  namedRecord,
  pageOf,
  pageQuery,
  requiredLine,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { spreadsheetTypes } from '#contract/fields/file-types.ts';
import { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { importKinds, importOutcomes, importStates, maxImportColumns } from './imports.ts';

const kind = z.enum(importKinds);

const count = z.int();

const summary = {
  uuid,
  kind,
  state: z.enum(importStates),
  file_name: z.string(),
  started_by: namedRecord,
  created_at: instant,
  confirmed_by: namedRecord.nullable(),
  confirmed_at: instant.nullable(),
  finished_at: instant.nullable(),
  /** Rows below the header. */
  total: count,
  /** The number of rows by outcome; all 0 until the rows have been compared. */
  counts: z.object({ create: count, update: count, same: count, problem: count, written: count }),
  /** Why it failed or stopped, in a sentence. */
  reason: LocalizedString.nullable(),
  /** The import that this one puts back, whose file it is named after; null for a file of its own. */
  undoes: uuid.nullable(),
};

export const ImportSummary = z.object(summary);
export type ImportSummary = z.input<typeof ImportSummary>;

export const Import = z.object({
  ...summary,
  size: count,
  /** How the file was read: `CSV, semicolons, UTF-8`. Null until it is. */
  read_as: LocalizedString.nullable(),
  /** The current step: how many rows it has done, and how long the rest will take, once known. */
  progress: z.object({ processed: count, of: count, seconds_left: count.nullable() }),
  /**
   * The columns of the file: the header (or the letter of the column, in a file without headers), the
   * field it is imported as, and its first values.
   */
  columns: z.array(
    z.object({
      letter: z.string(),
      header: z.string(),
      field: z.string().nullable(),
      samples: z.array(z.string()),
    }),
  ),
  /** People who would get an invitation, if one is sent. */
  invitations: count,
  send_invitations: z.boolean(),
  /** New people whose row gives them no role; once they have been added, those who still have none. */
  without_role: count,
  /** Until it is confirmed: new people whose row puts them into no organisation. */
  without_organisation: count,
  /** Until it is confirmed: how many it would stop from mentoring, and how many learners they have. */
  leaving: z.object({ mentors: count, learners: count }),
  /** Until it is confirmed: what is wrong in the same words in several rows, most rows first. */
  frequent_problems: z.array(
    z.object({ rows: count, header: z.string().nullable(), text: LocalizedString }),
  ),
  /** Whether an undo of it can be begun, within 30 days: something was saved, and none is under way or done. */
  can_be_undone: z.boolean(),
  /** The import that puts this one back, unless that was discarded. */
  undone_by: z.object({ uuid, state: z.enum(importStates) }).nullable(),
});
export type Import = z.input<typeof Import>;

export const ImportRow = z.object({
  /** The row number as spreadsheet programs show it. */
  line: count,
  outcome: z.enum(importOutcomes),
  label: z.string(),
  /** The person or organisation, once there is one. */
  subject: uuid.nullable(),
  changes: z.array(
    z.object({ field: LocalizedString, from: LocalizedString, to: LocalizedString }),
  ),
  problems: z.array(
    z.object({
      /** The cell, such as `C7`, where the problem is in one. */
      cell: z.string().nullable(),
      header: z.string().nullable(),
      value: z.string().nullable(),
      text: LocalizedString,
    }),
  ),
  written: z.boolean(),
  /** Until it is confirmed: learners of somebody whom the row would stop from mentoring. */
  learners_left: count,
});
export type ImportRow = z.input<typeof ImportRow>;

const reply = z.object({ import: Import });

/** What each column of the file is imported as; null for one that is left out. */
const fieldsOfColumns = z.array(z.string().nullable()).max(maxImportColumns);

export const schemas = {
  importIndex: {
    summary: 'Imports, newest first, a page at a time. `search` finds them by file and by person.',
    query: pageQuery.extend({ search: z.string().max(200).optional() }),
    reply: z.object({ imports: pageOf(ImportSummary) }),
  },
  showImport: {
    summary: 'One import: what was found in the file, how far it is, and what it did.',
    params: z.object({ uuid }),
    reply,
  },
  importRows: {
    summary: 'What each row does, in the order of the file. `outcome` narrows it.',
    params: z.object({ uuid }),
    query: pageQuery.extend({ outcome: z.enum(importOutcomes).optional() }),
    reply: z.object({ rows: pageOf(ImportRow) }),
  },
  uploadImport: {
    summary:
      'Takes a CSV or Excel file: the body is the file, at most 10 MB. Nothing is written before it is confirmed.',
    file: spreadsheetTypes,
    query: z.object({ kind, name: requiredLine(maxLength.name) }),
    reply,
  },
  chooseColumns: {
    summary:
      'Says what each column holds, null for one that is left out; the rows are then compared.',
    body: z.object({ uuid, columns: fieldsOfColumns }),
    reply,
  },
  confirmImport: {
    summary:
      'Writes the rows that create or update something. Confirmed already: nothing changes. `seen` is what the columns held in the preview that the person saw: where it is something else by now, 412.',
    body: z.object({
      uuid,
      send_invitations: flag.default(true),
      seen: fieldsOfColumns.optional(),
    }),
    reply,
  },
  undoImport: {
    summary:
      'Begins an import that puts back what this one did, within 30 days, with its own preview: nothing is written before that is confirmed. What was changed since stays; whoever was added is deactivated, unless they have logged in. Begun already: that one.',
    body: z.object({ uuid }),
    reply,
  },
  dropImport: {
    summary: 'Discards an import that has not been confirmed; what was in the file is deleted.',
    body: z.object({ uuid }),
    reply,
  },
};
