import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';
import { users } from './people.ts';
import { identities } from './single-sign-on.ts';

export const loginMethods = [
  'password',
  'app',
  'recovery-code',
  'passkey',
  'sso',
  'provider-factor',
] as const;

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: a copy of this table logs nobody in. */
    tokenHash: bytea().primaryKey(),
    /** Names the session where its token must not be: that one changes, too. */
    uuid: uuid().notNull().unique().defaultRandom(),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    remember: boolean().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** The session ends here at the latest, however much it is used. */
    endsAt: instant().notNull(),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    /** What the person proved themselves by: of sessions from before there were factors, a password. */
    methods: text({ enum: loginMethods }).array().notNull().default(sql`'{password}'`),
    /** When they last did. */
    verifiedAt: instant().notNull().default(sql`now()`),
    /** By which login of a provider it was opened, and what that calls its own session. */
    identity: uuid().references(() => identities.uuid),
    providerSid: text(),
  },
  (table) => [
    index().on(table.user),
    index().on(table.endsAt),
    index().on(table.identity).where(sql`identity is not null`),
  ],
);

/**
 * Logins that have passed the password, or a provider, and wait for the second step. They are no
 * sessions.
 */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: bytea().primaryKey(),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** SHA-256 of the stored password: one that was changed since opens nothing. */
    passwordDigest: bytea().notNull(),
    remember: boolean().notNull(),
    tries: integer().notNull().default(0),
    endsAt: instant().notNull(),
    /** What the first step was, and of a provider's the same as in its session. */
    method: text({ enum: ['password', 'sso'] })
      .notNull()
      .default('password'),
    identity: uuid().references(() => identities.uuid),
    providerSid: text(),
  },
  (table) => [index().on(table.user), index().on(table.endsAt)],
);

/** Open links to choose a password. A newer one replaces the older one of the same purpose. */
export const passwordTokens = pgTable(
  'password_tokens',
  {
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset', 'invitation'] }).notNull(),
    tokenHash: bytea().notNull(),
    /** Where the link was mailed to: it proves that somebody reads this mailbox, and no other. */
    email: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.purpose] })],
);

export const photos = pgTable('photos', {
  uuid: id(),
  user: uuid()
    .notNull()
    .unique()
    .references(() => users.uuid, { onDelete: 'cascade' }),
  webp: bytea().notNull(),
  size: integer().notNull(),
});

/**
 * Failed logins in a row, by the hash of an e-mail, whether there is an account or not, or by the
 * token of a known device. Unlike `throttles`, this table survives a crash.
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [index().on(table.lastAt)],
);

/** One-time links to create the first administrator, printed for an empty database or by a command. */
export const setUpLinks = pgTable('set_up_links', {
  tokenHash: bytea().primaryKey(),
  expiresAt: instant().notNull(),
});
