import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from '../columns.ts';
import { users } from '../people.ts';

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
    kind: text({ enum: ['app', 'passkey'] }).notNull(),
    /** What its owner calls a passkey. */
    name: text().notNull().default(''),
    /** Of an app: the secret shared with it, encrypted under a key of `app_keys`. */
    secretSealed: bytea(),
    /** Of a passkey: what the browser knows it by, and what its signatures are checked with. */
    credentialId: text().unique(),
    publicKey: bytea(),
    /** How often it signed, as it says itself; those that are synced always say 0. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default(sql`'{}'`),
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

/** What a passkey is to sign, once. */
export const ceremonies = pgTable(
  'ceremonies',
  {
    /** SHA-256 of the challenge. */
    challengeHash: bytea().primaryKey(),
    purpose: text({ enum: ['add', 'login', 'confirm'] }).notNull(),
    /** Who adds a passkey, or shows again who they are. At a login nobody is known yet. */
    user: uuid().references(() => users.uuid, { onDelete: 'cascade' }),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.user), index().on(table.endsAt)],
);
