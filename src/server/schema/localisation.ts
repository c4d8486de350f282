import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dated } from './columns.ts';

export const languages = pgTable('languages', {
  code: text().primaryKey(),
  name: text().notNull(),
  nativeName: text().notNull(),
  active: boolean().notNull().default(true),
});

export const translations = pgTable(
  'translations',
  {
    locale: text()
      .notNull()
      .references(() => languages.code),
    /** `section.text` */
    key: text().notNull(),
    text: text().notNull(),
    /** Where the wording comes from: te reo Māori is never filled in without one. */
    source: text(),
    ...dated(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
);
