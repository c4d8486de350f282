import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, id, instant, sortedText, timestamps } from './columns.ts';
import { users } from './people.ts';

export const areas = pgTable(
  'areas',
  {
    uuid: id(),
    name: sortedText().notNull(),
    /** The name in te reo Māori, if there is one. */
    nameMi: text(),
    active: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('areas_name_unique').on(sql`lower(${table.name})`),
    index('areas_called').using('gin', sql`fold(${table.name}) gin_trgm_ops`),
  ],
);

const lookup = () => ({
  uuid: id(),
  name: sortedText().notNull(),
  /** Retired words are no longer offered; pods that have one keep it. */
  retiredAt: instant(),
  ...timestamps(),
});

export const aspects = pgTable('aspects', lookup(), (table) => [
  uniqueIndex('aspects_name_unique').on(sql`lower(${table.name})`),
]);

export const subjectMatters = pgTable('subject_matters', lookup(), (table) => [
  uniqueIndex('subject_matters_name_unique').on(sql`lower(${table.name})`),
]);

export const pods = pgTable(
  'pods',
  {
    uuid: id(),
    name: sortedText().notNull(),
    nameMi: text(),
    active: boolean().notNull().default(true),
    aspect: uuid().references(() => aspects.uuid),
    subjectMatter: uuid().references(() => subjectMatters.uuid),
    ...timestamps(),
  },
  (table) => [
    index().on(table.name, table.uuid),
    index('pods_called').using('gin', sql`fold(${table.name}) gin_trgm_ops`),
  ],
);

/** A pod may be in many areas, with a position of its own in each. */
export const areaPods = pgTable(
  'area_pods',
  {
    area: uuid()
      .notNull()
      .references(() => areas.uuid),
    pod: uuid()
      .notNull()
      .references(() => pods.uuid),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.pod] }), index().on(table.pod)],
);

export const assets = pgTable(
  'assets',
  {
    uuid: id(),
    pod: uuid()
      .notNull()
      .references(() => pods.uuid),
    title: text().notNull(),
    titleMi: text(),
    kind: text({ enum: ['link', 'file'] }).notNull(),
    url: text(),
    position: integer().notNull(),
    /** A removed asset can be restored to the same place. */
    removedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    index().on(table.pod, table.position),
    index('assets_called').using('gin', sql`fold(${table.title}) gin_trgm_ops`),
  ],
);

export const assetFiles = pgTable('asset_files', {
  asset: uuid()
    .primaryKey()
    .references(() => assets.uuid, { onDelete: 'cascade' }),
  name: text().notNull(),
  mediaType: text().notNull(),
  content: bytea().notNull(),
  sha256: bytea().notNull(),
});

/** A question belongs to one area or one pod. One that was answered is retired, never deleted. */
export const questions = pgTable(
  'questions',
  {
    uuid: id(),
    area: uuid().references(() => areas.uuid),
    pod: uuid().references(() => pods.uuid),
    locale: text().notNull().default('en'),
    question: text().notNull(),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    retiredAt: instant(),
    ...timestamps(),
  },
  (table) => [
    index().on(table.area, table.locale, table.position),
    index().on(table.pod, table.locale, table.position),
    check('questions_of_one', sql`num_nonnulls(${table.area}, ${table.pod}) = 1`),
  ],
);

/**
 * The version of a list of questions as a whole, to notice two editors. `owner` is an area or a pod;
 * without `updated_at` the list has never been saved.
 */
export const questionLists = pgTable(
  'question_lists',
  {
    owner: uuid().notNull(),
    locale: text().notNull(),
    updatedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.locale] })],
);

/**
 * The areas a learner works on. `slot` makes the database ensure that there are at most three: each
 * of three slots takes one area. `order` holds the numbers that people chose, any three that differ.
 */
export const assignments = pgTable(
  'assignments',
  {
    learner: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    area: uuid()
      .notNull()
      .references(() => areas.uuid),
    slot: smallint().notNull(),
    order: integer().notNull(),
    assignedBy: uuid().references(() => users.uuid),
    assignedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learner, table.area] }),
    unique('assignments_slot_unique').on(table.learner, table.slot),
    unique('assignments_order_unique').on(table.learner, table.order),
    index().on(table.area),
    check('assignments_at_most_three', sql`${table.slot} between 1 and 3`),
    check('assignments_order_positive', sql`${table.order} > 0`),
  ],
);

/**
 * How many learners have an area: the sum of its differences, which a trigger adds with each change of
 * an assignment. Rows are only added, so that two people who assign never wait for each other.
 */
export const areaLearners = pgTable('area_learners', {
  area: uuid().notNull(),
  difference: integer().notNull(),
});

/**
 * The independent learners without an area. Triggers keep it up to date, so that finding these few
 * needs no search through all learners.
 */
export const learnersWithoutAreas = pgTable(
  'learners_without_areas',
  {
    learner: uuid().primaryKey(),
    /** Of those who are active: the overview counts them, and names the first. */
    name: sortedText(),
  },
  (table) => [
    index('learners_without_areas_by_name')
      .on(table.name, table.learner)
      .where(sql`${table.name} is not null`),
  ],
);
