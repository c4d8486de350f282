import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, timestamps } from './columns.ts';
import { users } from './people.ts';

export const languages = pgTable('languages', {
  code: text().primaryKey(),
  name: text().notNull(),
  nativeName: text().notNull(),
  active: boolean().notNull().default(true),
  ...timestamps(),
});

/** Wordings that people have edited. Without a row the wording in the code applies. */
export const translations = pgTable(
  'translations',
  {
    locale: text()
      .notNull()
      .references(() => languages.code),
    /** `section.text`, followed by `_one` or `_other` for plural forms. */
    key: text().notNull(),
    text: text().notNull(),
    /** Where the wording comes from, as its author noted. */
    source: text(),
    /** The English that was translated: where it has changed since, the wording needs a check. */
    englishThen: text().notNull(),
    updatedBy: uuid().references(() => users.uuid),
    ...timestamps(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
);

/** A row before or after a change; null where there was none. */
export type PreviousWording = { text: string; source: string | null; englishThen: string } | null;

export type ImportedWording = { key: string; before: PreviousWording; after: PreviousWording };

/** Imported files of wordings, each with what is needed to undo it. */
export const translationImports = pgTable('translation_imports', {
  uuid: id(),
  locale: text()
    .notNull()
    .references(() => languages.code),
  fileName: text().notNull(),
  importedAt: instant().notNull(),
  importedBy: uuid()
    .notNull()
    .references(() => users.uuid),
  changes: jsonb().$type<ImportedWording[]>().notNull(),
  undoneAt: instant(),
});
