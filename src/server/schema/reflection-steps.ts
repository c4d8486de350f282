import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { reflections } from './mentoring.ts';

/**
 * The steps of each reflection as facts to count, written in the transaction of the step; a trigger
 * refuses to change one. Learner, area, pod and organisation are copies of what they were then, and so
 * without foreign keys.
 */
export const reflectionSteps = pgTable(
  'reflection_steps',
  {
    reflection: uuid()
      .notNull()
      .references(() => reflections.uuid),
    /** The order of the steps of a reflection, from 1. */
    number: integer().notNull(),
    /** Sending back, and undoing it, belong to the round that it ends. */
    round: integer().notNull(),
    step: text({
      enum: [
        'begun',
        'submitted',
        'withdrawn',
        'sent_back',
        'send_back_undone',
        'signed_off',
        'reopened',
      ],
    }).notNull(),
    at: instant().notNull(),
    actor: uuid().notNull(),
    learner: uuid().notNull(),
    area: uuid().notNull(),
    pod: uuid(),
    /** The first organisation of the learner then; null without one. */
    organisation: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.reflection, table.number] }),
    index().on(table.step, table.at),
  ],
);
