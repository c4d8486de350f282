import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';
import { users } from './people.ts';

/**
 * What somebody logs in with besides their password. A row is ended, never removed, once it was
 * confirmed: it is the record of every factor an account ever had.
 */
export const authenticators = pgTable(
  'authenticators',
  {
    uuid: id(),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    kind: text({ enum: ['app'] }).notNull(),
    /** The secret shared with the app, encrypted under a key of `app_keys`. */
    secretSealed: bytea().notNull(),
    /** The half minute of the last code that was accepted: neither it nor an earlier one is again. */
    lastStep: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
    /** Until the first right code it protects nothing. */
    confirmedAt: instant(),
    lastUsedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index().on(table.user),
    uniqueIndex('authenticators_one_app')
      .on(table.user)
      .where(sql`kind = 'app' and confirmed_at is not null and ended_at is null`),
  ],
);

/** Codes to write down, each good for one login without the device. Ended, never removed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    uuid: id(),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** Hashed as passwords are. */
    hash: bytea().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
    /** When a new set took the place of this one, or the last factor was removed. */
    endedAt: instant(),
  },
  (table) => [uniqueIndex().on(table.user, table.hash)],
);
