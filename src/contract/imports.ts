import { z } from 'zod';
import { importFieldsText as field } from '#texts/import-fields.ts';
import type { Text } from '#texts/text.ts';
import { endpoint } from './endpoint.ts';
import { flag, instant, longest, named, pageOf, pageQuery, requiredLine, uuid } from './fields.ts';
import { Piece } from './piece.ts';

/** In bytes. */
export const largestImport = 10 * 1024 * 1024;
export const mostImportRows = 20_000;

/** What can be imported, and what a column of it can hold. */
export const importFields = {
  people: {
    name: field.name,
    first_name: field.firstName,
    last_name: field.lastName,
    email: field.email,
    roles: field.roles,
    active: field.active,
    organisations: field.organisationCodes,
  },
  organisations: {
    name: field.name,
    code: field.code,
    type: field.type,
    region: field.region,
    email: field.email,
    phone: field.phone,
    street: field.street,
    suburb: field.suburb,
    city: field.city,
  },
} as const satisfies Record<string, Record<string, Text>>;

export type ImportKind = keyof typeof importFields;
export const importKinds = ['people', 'organisations'] as const satisfies readonly ImportKind[];
const kind = z.enum(importKinds);

/** Without this column nobody could say whom a row is about. */
export const importKey = { people: 'email', organisations: 'code' } as const;

export const importStates = [
  'reading',
  'columns',
  'comparing',
  'ready',
  'writing',
  'done',
  'failed',
  'dropped',
] as const;
export type ImportState = (typeof importStates)[number];

/** What a row would do, and after writing, what it did. */
export const importOutcomes = ['create', 'update', 'same', 'problem'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const count = z.int();
const summary = {
  uuid,
  kind,
  state: z.enum(importStates),
  file_name: z.string(),
  started_by: named,
  created_at: instant,
  confirmed_by: named.nullable(),
  confirmed_at: instant.nullable(),
  finished_at: instant.nullable(),
  /** Rows below the header. */
  total: count,
  /** Rows by what they do; all nought until they have been compared. */
  counts: z.object({ create: count, update: count, same: count, problem: count, written: count }),
  /** Why it failed or stopped, in a sentence. */
  reason: Piece.nullable(),
};
export const ImportSummary = z.object(summary);
export type ImportSummary = z.input<typeof ImportSummary>;

export const Import = z.object({
  ...summary,
  size: count,
  /** How the file was read: `CSV, semicolons, UTF-8`. Null until it is. */
  read_as: Piece.nullable(),
  /** The step under way: how many rows it is through, and how long the rest takes, once known. */
  progress: z.object({ processed: count, of: count, seconds_left: count.nullable() }),
  /**
   * Each column of the file: its header, which is its letter where the file has none, what it is
   * taken for, and the first values in it.
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
});
export type Import = z.input<typeof Import>;

export const ImportRow = z.object({
  /** As a spreadsheet program numbers its rows. */
  line: count,
  outcome: z.enum(importOutcomes),
  label: z.string(),
  /** The person or organisation, once there is one. */
  subject: uuid.nullable(),
  changes: z.array(z.object({ field: Piece, from: Piece, to: Piece })),
  problems: z.array(
    z.object({
      /** `C7`, where one cell is to blame. */
      cell: z.string().nullable(),
      header: z.string().nullable(),
      value: z.string().nullable(),
      text: Piece,
    }),
  ),
  written: z.boolean(),
});
export type ImportRow = z.input<typeof ImportRow>;

const reply = z.object({ import: Import });

export const importIndex = endpoint({
  name: 'importIndex',
  summary: 'Imports, newest first, a page at a time. `search` finds them by file and by person.',
  method: 'GET',
  path: '/api/admin/import/index',
  allow: 'people.manage',
  query: pageQuery.extend({ search: z.string().max(200).optional() }),
  reply: z.object({ imports: pageOf(ImportSummary) }),
  topics: ['imports'],
});

export const showImport = endpoint({
  name: 'showImport',
  summary: 'One import: what was found in the file, how far it is, and what it did.',
  method: 'GET',
  path: '/api/admin/import/show/:uuid',
  allow: 'people.manage',
  params: z.object({ uuid }),
  reply,
  topics: ['imports'],
});

export const importRows = endpoint({
  name: 'importRows',
  summary: 'What each row does, in the order of the file. `outcome` narrows it.',
  method: 'GET',
  path: '/api/admin/import/rows/:uuid',
  allow: 'people.manage',
  params: z.object({ uuid }),
  query: pageQuery.extend({ outcome: z.enum(importOutcomes).optional() }),
  reply: z.object({ rows: pageOf(ImportRow) }),
  topics: ['imports'],
});

export const uploadImport = endpoint({
  name: 'uploadImport',
  summary:
    'Takes a CSV or Excel file: the body is the file, at most 10 MB. Nothing is written before it is confirmed.',
  method: 'POST',
  path: '/api/admin/import/upload',
  allow: 'people.manage',
  query: z.object({ kind, name: requiredLine(longest.name) }),
  reply,
  status: 201,
  topics: ['imports'],
});

export const chooseColumns = endpoint({
  name: 'chooseColumns',
  summary:
    'Says what each column holds, null for one that is left out; the rows are then compared.',
  method: 'PUT',
  path: '/api/admin/import/columns',
  allow: 'people.manage',
  body: z.object({ uuid, columns: z.array(z.string().nullable()).max(500) }),
  reply,
  topics: ['imports'],
});

export const confirmImport = endpoint({
  name: 'confirmImport',
  summary: 'Writes the rows that create or update something. Confirmed already: nothing changes.',
  method: 'POST',
  path: '/api/admin/import/confirm',
  allow: 'people.manage',
  body: z.object({ uuid, send_invitations: flag.default(true) }),
  reply,
  topics: ['imports'],
});

export const dropImport = endpoint({
  name: 'dropImport',
  summary: 'Puts an import aside that has not been confirmed; what was in the file is deleted.',
  method: 'POST',
  path: '/api/admin/import/drop',
  allow: 'people.manage',
  body: z.object({ uuid }),
  reply,
  topics: ['imports'],
});
