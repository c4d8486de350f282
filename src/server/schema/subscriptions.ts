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
 * Numbers what we ask Stripe. A question that was asked later never knows less, so an answer is
 * written only over that of an earlier question: then it does not matter in which order they come.
 */
export const billingRequestNumbers = pgSequence('billing_questions');
const asked = () => bigint({ mode: 'number' }).notNull().default(0);

/** Who a customer of Stripe is here. A person may be several of them. */
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
    asked: asked(),
  },
  (table) => [index().on(table.user)],
);

/** The latest end first, what does not end after all that does: descending, that is. */
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
    /** Null for one that is kept here by hand. */
    stripeId: text().unique(),
    /** As the billing service says it; unknown words are kept and shown. */
    stripeStatus: text().notNull(),
    stripePrice: text(),
    quantity: integer().notNull().default(1),
    trialEndsAt: instant(),
    currentPeriodEnd: instant(),
    endsAt: instant(),
    ...timestamps(),
    asked: asked(),
    /** Of a cancellation that Stripe has not answered: whoever tries again means the same one. */
    cancelKey: uuid(),
    /** Type, person, e-mail and organisations, folded; written by triggers (see the migration). */
    search: text().notNull().default(''),
  },
  (table) => [
    index().on(table.user),
    index().on(table.createdAt, table.uuid),
    index().on(table.stripeStatus, table.createdAt, table.uuid),
    index().on(table.endsAt, table.uuid),
    index('subscriptions_by_end').on(endsAtOrNever(table.endsAt), table.uuid),
    index('subscriptions_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

/** What Stripe has told us already: it sends everything at least once, and some things twice. */
export const billingEvents = pgTable(
  'billing_events',
  { stripeId: text().primaryKey(), receivedAt: instant().notNull() },
  (table) => [index().on(table.receivedAt)],
);

/** A comparison of all subscriptions with Stripe, at night or because somebody wished it. */
export const billingChecks = pgTable(
  'billing_checks',
  {
    uuid: id(),
    askedAt: instant().notNull(),
    /** Of which night, so that several nodes compare once. */
    night: date().unique(),
    doneAt: instant(),
    compared: integer().notNull().default(0),
    differences: integer().notNull().default(0),
    /** The first so many of them, as the screen shows them; null where Stripe could not be asked. */
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

/** Which subscriptions Stripe has named during a comparison: the others it does not know. */
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
