import { sql } from 'drizzle-orm';
import { check, index, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sortedText } from './columns.ts';
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
 * Learners with an active mentor: of the service, or of an organisation that the learner belongs to.
 * Every list reads this view, so that who is deactivated, or loses the role, is nobody's mentor from
 * that moment on, and neither is an organisation's mentor of a learner who leaves it.
 */
export const presentMentors = pgView('present_mentors', {
  learner: uuid().notNull(),
  mentor: uuid().notNull(),
  name: text().notNull(),
  since: instant().notNull(),
}).as(sql`
  select l.learner, l.mentor, u.name, l.since
  from learner_mentors l join users u on u.uuid = l.mentor
  where u.active and (
    exists (select from user_roles r
      where r."user" = l.mentor and r.role in ('mentor', 'admin'))
    or exists (select from organisation_roles o join memberships m
        on m.organisation = o.organisation and m.left_at is null and m."user" = l.learner
      where o."user" = l.mentor and o.role = 'organisation_mentor' and o.ended_at is null))`);

/**
 * Learners who have submitted something and have no present mentor: for the overview, which counts
 * them and names the first. Triggers keep it up to date.
 */
export const waitingWithoutMentor = pgTable(
  'waiting_without_mentor',
  {
    /** Others have a row as well, so that whoever changes what this hangs on can hold it. */
    learner: uuid().primaryKey(),
    /** Null for those others. */
    name: sortedText(),
  },
  (table) => [
    index('waiting_without_mentor_by_name')
      .on(table.name, table.learner)
      .where(sql`${table.name} is not null`),
  ],
);
