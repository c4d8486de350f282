import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { collated, id, instant, sortedText, timestamps } from './columns.ts';

export const users = pgTable(
  'users',
  {
    uuid: id(),
    name: sortedText().notNull(),
    email: text().notNull(),
    /** Null until an invited person has set one. */
    passwordHash: text(),
    active: boolean().notNull().default(true),
    locale: text().notNull().default('en-NZ'),
    emailVerifiedAt: instant(),
    invitedAt: instant(),
    lastLoginAt: instant(),
    ...timestamps(),
    /**
     * Of the whole service or at an organisation. Written by triggers on `user_roles` and
     * `organisation_roles`: no index there holds people who have no row in them.
     */
    hasRole: boolean().notNull().default(false),
    /** Name and e-mail, folded (migration 0000) so that `maori` finds `Māori`. */
    search: text().generatedAlwaysAs(sql`fold(name || ' ' || email)`),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index().on(table.name, table.uuid),
    index('users_by_email').on(collated(table.email), table.uuid),
    index().on(table.createdAt, table.uuid),
    // For the overview of administrators.
    index('users_invited')
      .on(table.name, table.uuid)
      .where(sql`${table.invitedAt} is not null and ${table.passwordHash} is null`),
    index('users_unverified')
      .on(table.name, table.uuid)
      .where(
        sql`${table.emailVerifiedAt} is null and (${table.invitedAt} is null or ${table.passwordHash} is not null)`,
      ),
    index('users_without_role')
      .on(table.name, table.uuid)
      .where(
        sql`not ${table.hasRole} and ${table.active} and ${table.emailVerifiedAt} is not null`,
      ),
    index('users_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    role: text({
      enum: ['admin', 'learning_designer', 'mentor', 'independent_learner'],
    }).notNull(),
    grantedAt: instant().notNull().default(sql`now()`),
    /** False where it came with the link that a command of the machine prints. */
    grantedByAdministrator: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.role] }),
    index().on(table.role, table.user),
  ],
);

/** A table rather than a list in code, because the Ministry changes its regions now and then. */
export const regions = pgTable('regions', {
  uuid: id(),
  name: sortedText().notNull().unique(),
});

export const organisations = pgTable(
  'organisations',
  {
    uuid: id(),
    name: sortedText().notNull(),
    code: text().notNull(),
    type: text({ enum: ['ece', 'school'] }).notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    street: text().notNull().default(''),
    suburb: text().notNull().default(''),
    city: text().notNull().default(''),
    region: uuid()
      .notNull()
      .references(() => regions.uuid),
    ...timestamps(),
    search: text().generatedAlwaysAs(sql`fold(name || ' ' || code)`),
  },
  (table) => [
    uniqueIndex('organisations_code_unique').on(sql`lower(${table.code})`),
    index().on(table.name, table.uuid),
    index('organisations_by_code').on(collated(table.code), table.uuid),
    index('organisations_by_city').on(collated(table.city), table.uuid),
    index('organisations_search').using('gin', sql`${table.search} gin_trgm_ops`),
    check('organisations_type', sql`${table.type} in ('ece', 'school')`),
  ],
);

/** What somebody may do at one organisation; a row stays when the role has ended. */
export const organisationRoles = pgTable(
  'organisation_roles',
  {
    uuid: id(),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    organisation: uuid()
      .notNull()
      .references(() => organisations.uuid, { onDelete: 'cascade' }),
    role: text({
      enum: ['organisation_admin', 'organisation_mentor', 'organisation_viewer'],
    }).notNull(),
    grantedBy: uuid().references(() => users.uuid, { onDelete: 'set null' }),
    grantedAt: instant().notNull(),
    endedAt: instant(),
    endedBy: uuid().references(() => users.uuid, { onDelete: 'set null' }),
  },
  (table) => [
    // By the person first: every request of theirs asks for their roles.
    uniqueIndex('organisation_roles_one_open')
      .on(table.user, table.organisation, table.role)
      .where(sql`${table.endedAt} is null`),
    index().on(table.organisation),
    index().on(table.user),
    index().on(table.grantedBy),
    index().on(table.endedBy),
    check(
      'organisation_roles_role',
      sql`${table.role} in ('organisation_admin', 'organisation_mentor', 'organisation_viewer')`,
    ),
    check('organisation_roles_period', sql`${table.endedAt} >= ${table.grantedAt}`),
  ],
);

/** A row for each time somebody belonged to an organisation: who comes back has a second one. */
export const memberships = pgTable(
  'memberships',
  {
    uuid: id().default(sql`gen_random_uuid()`),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    organisation: uuid()
      .notNull()
      .references(() => organisations.uuid, { onDelete: 'cascade' }),
    joinedAt: instant().notNull(),
    /** Among those joined at once; the person's first organisation is shown with their name. */
    position: integer().notNull().default(0),
    leftAt: instant(),
  },
  (table) => [
    uniqueIndex('memberships_one_at_a_time')
      .on(table.user, table.organisation)
      .where(sql`${table.leftAt} is null`),
    index().on(table.user),
    index().on(table.organisation),
  ],
);
