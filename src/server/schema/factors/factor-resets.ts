import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from '../columns.ts';
import { users } from '../people.ts';

/**
 * Resets of somebody's factors that an administrator has begun: finished by the person, with the
 * mailed link and their password. Ended, never removed.
 */
export const factorResets = pgTable(
  'factor_resets',
  {
    uuid: id(),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    startedBy: uuid().references(() => users.uuid, { onDelete: 'set null' }),
    startedAt: instant().notNull(),
    /** SHA-256 of the link's secret, which is made when the mail is; null until then. */
    tokenHash: bytea(),
    /** Where the link is mailed to: it proves that somebody reads this mailbox, and no other. */
    email: text().notNull(),
    /** SHA-256 of the stored password: a mailed link to choose another one ends the reset. */
    passwordDigest: bytea().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endedAs: text({ enum: ['used', 'withdrawn', 'replaced'] }),
  },
  (table) => [
    uniqueIndex('factor_resets_one_open').on(table.user).where(sql`ended_at is null`),
    uniqueIndex('factor_resets_by_token').on(table.tokenHash),
    index().on(table.startedBy),
  ],
);
