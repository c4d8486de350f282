import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, timestamps } from './columns.ts';
import { users } from './people.ts';

/**
 * Numbers our requests to Stripe. The answer to a later request is never older, so an answer is only
 * written over that of a request with a lower number: then answers may come in any order.
 */
export const billingRequestNumbers = pgSequence('billing_questions');
const requestNumber = () => bigint('asked', { mode: 'number' }).notNull().default(0);

/** The person behind a customer of Stripe. One person may be several customers. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    stripeId: text().primaryKey(),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    paymentMethod: text(),
    lastFour: text(),
    deletedAt: instant(),
    requestNumber: requestNumber(),
  },
  (table) => [index().on(table.user)],
);

/** For sorting in descending order: the latest end first, then subscriptions without an end. */
export const endsAtOrNever = (endsAt: SQLWrapper): SQL =>
  sql`coalesce(${endsAt}, '-infinity'::timestamptz)`;

export const subscriptions = pgTable(
  'subscriptions',
  {
    uuid: id(),
    user: uuid()
      .notNull()
      .references(() => users.uuid),
    /** The type shown in lists, `name` on the wire. */
    name: text().notNull(),
    /** Null where an administrator keeps the subscription here by hand. */
    stripeId: text().unique(),
    /** As Stripe calls it; a status we don't know is stored and shown as it is. */
    stripeStatus: text().notNull(),
    stripePrice: text(),
    quantity: integer().notNull().default(1),
    trialEndsAt: instant(),
    currentPeriodEnd: instant(),
    endsAt: instant(),
    ...timestamps(),
    requestNumber: requestNumber(),
    /** The idempotency key of a cancellation that Stripe has not answered: the next try repeats it. */
    cancelKey: uuid(),
    /** Type, person, e-mail and organisations, folded; written by triggers (see the migration). */
    search: text().notNull().default(''),
  },
  (table) => [
    // With the subscription, for the history: it finds those of many people by the index alone.
    index().on(table.user, table.uuid),
    index().on(table.createdAt, table.uuid),
    index().on(table.stripeStatus, table.createdAt, table.uuid),
    index().on(table.endsAt, table.uuid),
    index('subscriptions_by_end').on(endsAtOrNever(table.endsAt), table.uuid),
    index('subscriptions_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

/** The events that Stripe has sent already: it sends some of them twice. */
export const billingEvents = pgTable(
  'billing_events',
  { stripeId: text().primaryKey(), receivedAt: instant().notNull() },
  (table) => [index().on(table.receivedAt)],
);

/** Comparisons of all subscriptions with Stripe, made each night or when somebody asks for one. */
export const billingChecks = pgTable(
  'billing_checks',
  {
    uuid: id(),
    askedAt: instant().notNull(),
    /** For which night, so that several nodes compare once; null where somebody asked for it. */
    night: date().unique(),
    doneAt: instant(),
    compared: integer().notNull().default(0),
    differences: integer().notNull().default(0),
    /** The first of the differences, for the screen; null where Stripe could not be asked. */
    drift: jsonb().$type<BillingDrift[]>(),
  },
  (table) => [
    index().on(table.doneAt),
    uniqueIndex('billing_checks_one_at_a_time')
      .on(sql`(${table.doneAt} is null)`)
      .where(sql`${table.doneAt} is null`),
  ],
);

export type BillingDrift = {
  subscription: string | null;
  stripe_id: string;
  person: string;
  field: string;
  here: string;
  there: string;
};

/** The subscriptions that Stripe has listed during a comparison: it does not know the others. */
export const billingCheckSubscriptions = pgTable(
  'billing_seen',
  {
    check: uuid()
      .notNull()
      .references(() => billingChecks.uuid, { onDelete: 'cascade' }),
    stripeId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.check, table.stripeId] })],
);
