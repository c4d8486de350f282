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

/** What people worded: shipped wordings are in the code, and come back where such a row goes. */
export const translations = pgTable(
  'translations',
  {
    locale: text()
      .notNull()
      .references(() => languages.code),
    /** `section.text`, and behind it `_one` or `_other` where the text has forms. */
    key: text().notNull(),
    text: text().notNull(),
    /** Where the wording comes from, in the words of whoever wrote it. */
    source: text(),
    /** The English it was made from: where that has changed since, somebody should look again. */
    englishThen: text().notNull(),
    updatedBy: uuid().references(() => users.uuid),
    ...timestamps(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
);

/** A row as it was; null where there was none. */
export type PreviousWording = { text: string; source: string | null; englishThen: string } | null;

export type ImportedWording = { key: string; before: PreviousWording; after: PreviousWording };

/** Files of wordings that were taken in, each with all it takes to undo it. */
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
