import { sql } from 'drizzle-orm';
import {
  check,
  date,
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
    /** The area it is about, or for a pod's reflection the one it was begun under. */
    area: uuid()
      .notNull()
      .references(() => areas.uuid),
    /** Set for a pod's reflection, null for the area's own. */
    pod: uuid().references(() => pods.uuid),
    locale: text().notNull().default('en'),
    externalLearning: text().notNull().default(''),
    /** The notes as the learner may read them: as they were at the last sign-off or sending back. */
    publishedLearning: text().notNull().default(''),
    submittedAt: instant(),
    completedAt: instant(),
    completedBy: uuid().references(() => users.uuid),
    /** 1 until it is first sent back, 2 from then on. */
    round: integer().notNull().default(1),
    sentBackAt: instant(),
    /** The mentor it comes back to: who sent it back, or signed it off before it was reopened. */
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
      'reflections_sent_back_in_rounds',
      sql`(${table.round} > 1) = (${table.sentBackAt} is not null)`,
    ),
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
     * What the learner may read, and whose it was: the text as it was at the last sign-off or
     * sending back. What a mentor changes after that is theirs alone until the next.
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
 * Every answer of a round as it stood when the round was sent back, with what was said of it then.
 * `review` is the one that was published with it, if there was one.
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
    /** Null where nothing was said of the answer: nobody need have read it. */
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

/** Reviews as they read before they were written over. */
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

/** An area's notes on learning elsewhere, as they read before they were written over. */
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

/** Who has opened whose reflection, once a day: what the history is told once, it is not told again. */
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

/** Mentors who have a reflection open now. Unlogged (see the migration): a crash ends all visits. */
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
