import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { answers, reflections } from './mentoring.ts';
import { users } from './people.ts';

/**
 * What a mentor has typed of a review (or, without an answer, of the notes) and not saved yet, and
 * how they have marked an answer before it is sent back. One for each person and text. Emptied drafts
 * stay, so that a delayed request can't restore the text.
 */
export const drafts = pgTable(
  'drafts',
  {
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    reflection: uuid()
      .notNull()
      .references(() => reflections.uuid, { onDelete: 'cascade' }),
    answer: uuid().references(() => answers.uuid, { onDelete: 'cascade' }),
    /** A mark's text is JSON, as its writer's browser wrote it. */
    kind: text({ enum: ['text', 'mark'] })
      .notNull()
      .default('text'),
    text: text().notNull(),
    /** The version of the saved text that the draft began from. */
    base: instant(),
    /** The device that wrote the draft, and how many changes it had counted by then. */
    device: uuid().notNull(),
    order: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('drafts_one_per_text')
      .on(table.user, table.reflection, table.answer, table.kind)
      .nullsNotDistinct(),
    check('drafts_kind', sql`kind = 'text' or (kind = 'mark' and ${table.answer} is not null)`),
    index().on(table.reflection),
    index().on(table.answer),
    index().on(table.updatedAt),
  ],
);
