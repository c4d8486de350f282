import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { reflections } from './mentoring.ts';
import { users } from './people.ts';

/**
 * The last sending back of a reflection and what it changed, so that it can be undone for a minute.
 * The rows are purged once that is over.
 */
export const sendBacks = pgTable('send_backs', {
  reflection: uuid()
    .primaryKey()
    .references(() => reflections.uuid, { onDelete: 'cascade' }),
  mentor: uuid()
    .notNull()
    .references(() => users.uuid, { onDelete: 'cascade' }),
  at: instant().notNull(),
  /** The reflection before. */
  submittedAt: instant().notNull(),
  sentBackAt: instant(),
  returnsTo: uuid().references(() => users.uuid, { onDelete: 'set null' }),
  publishedLearning: text().notNull(),
  /** What the learner could read of its reviews before. */
  published: jsonb().$type<PublishedBefore[]>().notNull(),
  /** When the learner first read what was asked for. */
  openedAt: instant(),
  undoneAt: instant(),
});

type PublishedBefore = {
  review: string;
  published: string | null;
  published_at: string | null;
  published_by: string | null;
};
