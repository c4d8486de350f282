import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { reflections } from './mentoring.ts';
import { users } from './people.ts';

/** Who has opened which reflection on which day, so that the history records it once a day. */
export const reflectionReads = pgTable(
  'reflection_reads',
  {
    reflection: uuid()
      .notNull()
      .references(() => reflections.uuid, { onDelete: 'cascade' }),
    reader: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** In New Zealand. */
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reflection, table.reader, table.day] })],
);

/** Mentors who have a reflection open now. An unlogged table: a crash ends all visits. */
export const reflectionVisits = pgTable(
  'reflection_visits',
  {
    reflection: uuid()
      .notNull()
      .references(() => reflections.uuid, { onDelete: 'cascade' }),
    mentor: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    since: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reflection, table.mentor] }), index().on(table.seenAt)],
);
