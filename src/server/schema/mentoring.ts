import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dated, id, instant } from './columns.ts';
import { areas, pods, questions } from './learning.ts';
import { users } from './people.ts';

export const reflections = pgTable(
  'reflections',
  {
    uuid: id(),
    learner: uuid()
      .notNull()
      .references(() => users.uuid),
    /** The area it is about, or for a pod's reflection the one it was begun under. */
    area: uuid()
      .notNull()
      .references(() => areas.uuid),
    /** Set for a pod's reflection, null for the area's own. */
    pod: uuid().references(() => pods.uuid),
    locale: text().notNull().default('en'),
    externalLearning: text().notNull().default(''),
    submittedAt: instant(),
    completedAt: instant(),
    completedBy: uuid().references(() => users.uuid),
    ...dated(),
  },
  (table) => [
    uniqueIndex('reflections_one_per_area')
      .on(table.learner, table.area)
      .where(sql`${table.pod} is null`),
    uniqueIndex('reflections_one_per_pod')
      .on(table.learner, table.pod)
      .where(sql`${table.pod} is not null`),
    index('reflections_waiting')
      // The learner too, so that "never one's own" needs no look at the row.
      .on(table.submittedAt, table.uuid, table.learner)
      .where(sql`${table.submittedAt} is not null and ${table.completedAt} is null`),
    index().on(table.learner),
    // By what it is about: whoever edits the questions hears how many are part-way.
    index('reflections_part_way')
      .on(sql`coalesce(${table.pod}, ${table.area})`)
      .where(sql`${table.submittedAt} is null`),
    index('reflections_signed_off').on(table.completedBy, table.completedAt),
    check(
      'reflections_complete_when_submitted',
      sql`${table.completedAt} is null or ${table.submittedAt} is not null`,
    ),
  ],
);

/** The questions as they were worded when the reflection was begun, whatever is edited later. */
export const reflectionQuestions = pgTable(
  'reflection_questions',
  {
    reflection: uuid()
      .notNull()
      .references(() => reflections.uuid, { onDelete: 'cascade' }),
    question: uuid()
      .notNull()
      .references(() => questions.uuid),
    position: integer().notNull(),
    wording: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reflection, table.question] }),
    index().on(table.question),
  ],
);

export const answers = pgTable(
  'answers',
  {
    uuid: id(),
    reflection: uuid().notNull(),
    question: uuid().notNull(),
    answer: text().notNull(),
    ...dated(),
  },
  (table) => [
    uniqueIndex('answers_one_per_question').on(table.reflection, table.question),
    foreignKey({
      columns: [table.reflection, table.question],
      foreignColumns: [reflectionQuestions.reflection, reflectionQuestions.question],
    }).onDelete('cascade'),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    uuid: id(),
    answer: uuid()
      .notNull()
      .references(() => answers.uuid, { onDelete: 'cascade' }),
    review: text().notNull(),
    reviewer: uuid()
      .notNull()
      .references(() => users.uuid),
    ...dated(),
  },
  (table) => [uniqueIndex('reviews_one_per_answer').on(table.answer)],
);
