import { sql } from 'drizzle-orm';
import { check, index, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** The mentor of each learner. Learners without a row have none of their own. */
export const learnerMentors = pgTable(
  'learner_mentors',
  {
    learner: uuid()
      .primaryKey()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    mentor: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    since: instant().notNull(),
    by: uuid().references(() => users.uuid, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.mentor, table.learner),
    check('learner_mentors_another', sql`${table.learner} <> ${table.mentor}`),
  ],
);

/**
 * Learners with an active mentor. Every list reads this view, so that somebody who is deactivated, or
 * loses the role, is nobody's mentor from that moment on.
 */
export const presentMentors = pgView('present_mentors', {
  learner: uuid().notNull(),
  mentor: uuid().notNull(),
  name: text().notNull(),
  since: instant().notNull(),
}).as(sql`
  select l.learner, l.mentor, u.name, l.since
  from learner_mentors l join users u on u.uuid = l.mentor
  where u.active and exists (select from user_roles r
    where r."user" = l.mentor and r.role in ('mentor', 'admin'))`);
