import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dated, id, instant } from './columns.ts';
import { users } from './people.ts';

export const billingCustomers = pgTable('billing_customers', {
  user: uuid()
    .primaryKey()
    .references(() => users.uuid, { onDelete: 'cascade' }),
  stripeId: text().notNull().unique(),
});

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
    ...dated(),
  },
  (table) => [index().on(table.user), index().on(table.createdAt, table.uuid)],
);
