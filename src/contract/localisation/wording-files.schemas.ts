import { z } from 'zod';
import { instant, namedRecord, requiredLine, uuid } from '#contract/fields/fields.schemas.ts';
import { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { Locale } from './localisation.schemas.ts';

const locale = Locale;

const ImportedText = z.object({
  key: z.string(),
  english: z.string(),
  before: z.string().nullable(),
  after: z.string(),
});

export const TextsPreview = z.object({
  /** The fingerprint of this preview: confirming it does exactly this, or nothing. */
  fingerprint: z.string(),
  changes: z.array(ImportedText),
  /** Rows that change nothing, or are empty. */
  unchanged: z.int(),
  /** Keys that no text has, such as those of an older release. */
  unknown: z.array(z.string()),
  /** Rows that cannot be imported, by their line in the file. */
  problems: z.array(z.object({ line: z.int(), key: z.string(), reason: LocalizedString })),
});
export type TextsPreview = z.input<typeof TextsPreview>;

const file = { locale, name: requiredLine(maxLength.name) };

export const TextsImport = z.object({
  uuid,
  file: z.string(),
  count: z.int(),
  at: instant,
  by: namedRecord,
  undone_at: instant.nullable(),
});
export type TextsImport = z.input<typeof TextsImport>;

const textsImport = z.object({ import: TextsImport });

export const schemas = {
  previewTexts: {
    summary: 'What a file of texts would change: the body is the file, CSV or JSON as exported.',
    file: ['text/csv', 'application/json'],
    query: z.object(file),
    reply: z.object({ preview: TextsPreview }),
  },
  importTexts: {
    summary:
      'Takes in what the preview showed, all of it at once. 412 with a new preview where that has changed.',
    file: ['text/csv', 'application/json'],
    query: z.object({ ...file, fingerprint: z.string().max(64) }),
    reply: textsImport,
    current: z.object({ preview: TextsPreview }),
  },
  textImports: {
    summary: 'The last ten files imported for a language, newest first.',
    query: z.object({ locale }),
    reply: z.object({ imports: z.array(TextsImport) }),
  },
  undoTexts: {
    summary:
      'Puts the texts of an import back as they were, but for those that were worded again since. Undone already: nothing changes.',
    body: z.object({ uuid }),
    reply: z.object({ import: TextsImport, restored: z.int(), kept: z.int() }),
  },
};
