import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, timestamps } from './columns.ts';
import { questions } from './learning.ts';
import { users } from './people.ts';

/** What mentors write often: a mentor's own, and what designers approved for all of them. */
export const phrases = pgTable(
  'phrases',
  {
    uuid: id(),
    author: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Null: for any question, as one is whose question was deleted before anybody answered it. */
    question: uuid().references(() => questions.uuid, { onDelete: 'set null' }),
    status: text({ enum: ['own', 'proposed', 'approved', 'declined'] })
      .notNull()
      .default('own'),
    /** Of the last time it was declined, for who did it to undo it: by whom, when, and what it was. */
    declinedBy: uuid().references(() => users.uuid, { onDelete: 'set null' }),
    declinedAt: instant(),
    declinedFrom: text({ enum: ['proposed', 'approved'] }),
    ...timestamps(),
  },
  (table) => [
    // By their hash, as an index takes no text of this length.
    uniqueIndex('phrases_once').on(table.author, sql`md5(${table.text})`),
    uniqueIndex('phrases_once_in_the_team')
      .on(sql`md5(${table.text})`)
      .where(sql`${table.status} = 'approved'`),
    index('phrases_of_the_team').on(table.status).where(sql`${table.status} <> 'own'`),
    index('phrases_of_a_question').on(table.question).where(sql`${table.question} is not null`),
  ],
);
