import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, longest, named, requiredLine, uuid } from './fields.ts';
import { Locale } from './localisation.ts';
import { Piece } from './piece.ts';

const locale = Locale;

/** In bytes: every text in a language takes a tenth of that. */
export const largestTexts = 5 * 1024 * 1024;

/** Rows of a file, several times as many as there are texts: each is compared while others wait. */
export const mostTexts = 20_000;

const ImportedText = z.object({
  key: z.string(),
  english: z.string(),
  before: z.string().nullable(),
  after: z.string(),
});

export const TextsPreview = z.object({
  /** Names what confirming it would do: it is done exactly so, or not at all. */
  fingerprint: z.string(),
  changes: z.array(ImportedText),
  /** Rows that say what is so already, or say nothing. */
  unchanged: z.int(),
  /** Keys no text has, such as those of an older release. */
  unknown: z.array(z.string()),
  /** Rows that cannot be taken in, by their line in the file. */
  problems: z.array(z.object({ line: z.int(), key: z.string(), reason: Piece })),
});
export type TextsPreview = z.input<typeof TextsPreview>;

const file = { locale, name: requiredLine(longest.name) };

export const previewTexts = endpoint({
  name: 'previewTexts',
  summary: 'What a file of texts would change: the body is the file, CSV or JSON as exported.',
  method: 'POST',
  path: '/api/admin/localisation/import/preview',
  allow: 'localisation.edit',
  query: z.object(file),
  reply: z.object({ preview: TextsPreview }),
  topics: [],
});

export const TextsImport = z.object({
  uuid,
  file: z.string(),
  count: z.int(),
  at: instant,
  by: named,
  undone_at: instant.nullable(),
});
export type TextsImport = z.input<typeof TextsImport>;

const textsImport = z.object({ import: TextsImport });

export const importTexts = endpoint({
  name: 'importTexts',
  summary:
    'Takes in what the preview showed, all of it at once. 412 with a new preview where that has changed.',
  method: 'POST',
  path: '/api/admin/localisation/import/confirm',
  allow: 'localisation.edit',
  query: z.object({ ...file, fingerprint: z.string().max(64) }),
  reply: textsImport,
  status: 201,
  topics: ['translations'],
});

export const textImports = endpoint({
  name: 'textImports',
  summary: 'The last ten files that were taken in for a language, newest first.',
  method: 'GET',
  path: '/api/admin/localisation/import/index',
  allow: 'localisation.edit',
  query: z.object({ locale }),
  reply: z.object({ imports: z.array(TextsImport) }),
  topics: ['translations'],
});

export const undoTexts = endpoint({
  name: 'undoTexts',
  summary:
    'Puts the texts of an import back as they were, but for those that were worded again since. Undone already: nothing changes.',
  method: 'POST',
  path: '/api/admin/localisation/import/undo',
  allow: 'localisation.edit',
  body: z.object({ uuid }),
  reply: z.object({ import: TextsImport, restored: z.int(), kept: z.int() }),
  topics: ['translations'],
});

/** The whole language as a file: `.csv` or `.json` behind it, and `?locale=`. */
export const textsFile = '/api/admin/localisation/export';
