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
import { id, instant, timestamps } from './columns.ts';
import { areas, pods, questions } from './learning.ts';
import { users } from './people.ts';

export const reflections = pgTable(
  'reflections',
  {
    uuid: id(),
    learner: uuid()
      .notNull()
      .references(() => users.uuid),
    /** The area that the reflection is about, or under which a pod's reflection was begun. */
    area: uuid()
      .notNull()
      .references(() => areas.uuid),
    /** Set for a pod's reflection, null for the area's own. */
    pod: uuid().references(() => pods.uuid),
    locale: text().notNull().default('en'),
    externalLearning: text().notNull().default(''),
    /** The notes at the last sign-off or sending back, which the learner may read. */
    publishedLearning: text().notNull().default(''),
    submittedAt: instant(),
    completedAt: instant(),
    completedBy: uuid().references(() => users.uuid),
    /** Counts from 1; each sending back begins the next. */
    round: integer().notNull().default(1),
    sentBackAt: instant(),
    /** The mentor who gets it next: who sent it back, or signed it off before it was reopened. */
    returnsTo: uuid().references(() => users.uuid),
    reopenedAt: instant(),
    reopenedBy: uuid().references(() => users.uuid),
    reopenedReason: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('reflections_one_per_area')
      .on(table.learner, table.area)
      .where(sql`${table.pod} is null`),
    uniqueIndex('reflections_one_per_pod')
      .on(table.learner, table.pod)
      .where(sql`${table.pod} is not null`),
    index('reflections_waiting')
      // With the learner, so that leaving out one's own reflections needs the index alone.
      .on(table.submittedAt, table.uuid, table.learner)
      .where(sql`${table.submittedAt} is not null and ${table.completedAt} is null`),
    // A mentor's list: by the day, then what comes back first.
    index('reflections_waiting_by_day')
      .on(
        sql`((${table.submittedAt} at time zone 'Pacific/Auckland')::date)`,
        sql`(${table.round} = 1)`,
        table.submittedAt,
        table.uuid,
        table.learner,
      )
      .where(sql`${table.submittedAt} is not null and ${table.completedAt} is null`),
    index('reflections_sent_back')
      .on(table.sentBackAt, table.uuid)
      .where(sql`${table.submittedAt} is null and ${table.sentBackAt} is not null`),
    index('reflections_completed').on(table.completedAt, table.uuid),
    // With the reflection, for the history: it finds those of many learners, or about something, by
    // the index alone.
    index().on(table.learner, table.uuid),
    index().on(table.area, table.uuid),
    index().on(table.pod, table.uuid),
    // By pod or area: editors of its questions see how many learners are part-way.
    index('reflections_part_way')
      .on(sql`coalesce(${table.pod}, ${table.area})`)
      .where(sql`${table.submittedAt} is null`),
    index('reflections_signed_off').on(table.completedBy, table.completedAt),
    check(
      'reflections_sent_back_in_rounds',
      sql`(${table.round} > 1) = (${table.sentBackAt} is not null)`,
    ),
    check(
      'reflections_complete_when_submitted',
      sql`${table.completedAt} is null or ${table.submittedAt} is not null`,
    ),
  ],
);

/** The questions with their wording at the beginning of the reflection. */
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
    ...timestamps(),
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
    /**
     * The text at the last sign-off or sending back, which the learner may read, and its author. The
     * learner doesn't see later changes before the next one.
     */
    published: text(),
    publishedAt: instant(),
    publishedBy: uuid().references(() => users.uuid),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('reviews_one_per_answer').on(table.answer),
    check(
      'reviews_published_whole',
      sql`num_nonnulls(${table.published}, ${table.publishedAt}, ${table.publishedBy}) in (0, 3)`,
    ),
  ],
);

/**
 * Every answer of a round at the moment of sending back, with its mark, note and published review.
 */
export const answerVersions = pgTable(
  'answer_versions',
  {
    answer: uuid()
      .notNull()
      .references(() => answers.uuid, { onDelete: 'cascade' }),
    round: integer().notNull(),
    text: text().notNull(),
    writtenAt: instant().notNull(),
    sentBackAt: instant().notNull(),
    /** Null where the mentor did not mark the answer. */
    mark: text({ enum: ['fine', 'more'] }),
    note: text().notNull().default(''),
    review: text(),
    reviewer: uuid().references(() => users.uuid),
    reviewedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.answer, table.round] }),
    check(
      'answer_versions_more_with_note',
      sql`${table.mark} is distinct from 'more' or ${table.note} <> ''`,
    ),
    check(
      'answer_versions_reviewed_whole',
      sql`num_nonnulls(${table.review}, ${table.reviewer}, ${table.reviewedAt}) in (0, 3)`,
    ),
  ],
);

/** Earlier texts of reviews. */
export const reviewVersions = pgTable(
  'review_versions',
  {
    uuid: id(),
    review: uuid()
      .notNull()
      .references(() => reviews.uuid, { onDelete: 'cascade' }),
    text: text().notNull(),
    reviewer: uuid()
      .notNull()
      .references(() => users.uuid),
    writtenAt: instant().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [index().on(table.review, table.writtenAt)],
);

/** Earlier texts of the notes on learning elsewhere. */
export const noteVersions = pgTable(
  'note_versions',
  {
    uuid: id(),
    reflection: uuid()
      .notNull()
      .references(() => reflections.uuid, { onDelete: 'cascade' }),
    text: text().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [index().on(table.reflection, table.replacedAt)],
);
