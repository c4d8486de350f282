import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';
import { reflections } from './mentoring.ts';
import { users } from './people.ts';

/** A certificate holds the names of the day of issue: renaming things later does not change it. */
export const certificates = pgTable(
  'certificates',
  {
    uuid: id(),
    number: text().notNull().unique(),
    /** 128 random bits for the public address, because the number could be guessed. */
    code: text().notNull().unique(),
    reflection: uuid()
      .notNull()
      .references(() => reflections.uuid),
    learner: uuid()
      .notNull()
      .references(() => users.uuid),
    holder: text().notNull(),
    area: text().notNull(),
    areaMi: text(),
    pods: jsonb().$type<string[]>().notNull(),
    mentor: text().notNull(),
    organisation: text(),
    /** The language of the certificate itself. */
    locale: text().notNull().default('en-NZ'),
    /** The time of the sign-off. A certificate that replaces one with a wrong name keeps it. */
    issuedAt: instant().notNull(),
    /** When the name was corrected; null on a certificate that was issued with this name. */
    correctedAt: instant(),
    withdrawnAt: instant(),
    withdrawnReason: text(),
    replacedBy: uuid().references((): AnyPgColumn => certificates.uuid),
  },
  (table) => [
    uniqueIndex('certificates_one_in_force')
      .on(table.reflection)
      .where(sql`${table.withdrawnAt} is null`),
    // With the certificate, for the history: it finds those of many learners by the index alone.
    index().on(table.learner, table.uuid),
    // Withdrawn ones too: each sign-off looks for one that it replaces, and for a corrected name.
    index().on(table.reflection),
  ],
);

/** Requests of learners for another name on a certificate. At most one is open per reflection. */
export const certificateCorrections = pgTable(
  'certificate_corrections',
  {
    uuid: id(),
    certificate: uuid()
      .notNull()
      .references(() => certificates.uuid),
    name: text().notNull(),
    note: text().notNull().default(''),
    askedAt: instant().notNull(),
    outcome: text({ enum: ['made', 'declined'] }),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.uuid),
    /** Why it was declined; the learner reads it. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('certificate_corrections_one_open')
      .on(table.certificate)
      .where(sql`${table.outcome} is null`),
    index().on(table.certificate, table.askedAt),
    index('certificate_corrections_open')
      .on(table.askedAt, table.uuid)
      .where(sql`${table.outcome} is null`),
    check(
      'certificate_corrections_decided_whole',
      sql`num_nonnulls(${table.outcome}, ${table.decidedAt}, ${table.decidedBy}) in (0, 3)`,
    ),
  ],
);

/** The drawn PDF. Absent for the seconds between issue and the job that draws it. */
export const certificateDocuments = pgTable('certificate_documents', {
  certificate: uuid()
    .primaryKey()
    .references(() => certificates.uuid),
  pdf: bytea().notNull(),
  sha256: bytea().notNull(),
  drawnAt: instant().notNull(),
});

/** The last number of each year. Locked until the certificate is committed, so there are no gaps. */
export const certificateNumbers = pgTable('certificate_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
