import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns.ts';

/** What each role asks of those who have it: a row for every role, written by a migration. */
export const factorRules = pgTable(
  'factor_rules',
  {
    uuid: id(),
    /** Of the whole service, or at single organisations. */
    role: text({
      enum: [
        'admin',
        'learning_designer',
        'mentor',
        'independent_learner',
        'organisation_admin',
        'organisation_mentor',
        'organisation_viewer',
      ],
    })
      .notNull()
      .unique(),
    secondFactor: text({ enum: ['off', 'asked', 'required'] }).notNull(),
    /** From the day it was required, or from the day they got the role, whichever is later. */
    graceDays: integer().notNull(),
    requiredSince: instant(),
    /** Whoever was given the role by an administrator since then needs it from their first day. */
    newcomersSince: instant(),
    updatedAt: instant().notNull(),
  },
  () => [
    check('factor_rules_grace_days', sql`grace_days between 0 and 90`),
    check(
      'factor_rules_required_since',
      sql`(second_factor = 'required') = (required_since is not null)`,
    ),
  ],
);
