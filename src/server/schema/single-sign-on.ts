import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant, timestamps } from './columns.ts';
import { organisations, users } from './people.ts';

/** Services that people of schools log in with, by OpenID Connect: set up by administrators. */
export const signInProviders = pgTable('sign_in_providers', {
  uuid: id(),
  kind: text({ enum: ['google', 'microsoft', 'oidc'] }).notNull(),
  /** What its button says. */
  name: text().notNull(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Encrypted under a key of `app_keys`. */
  secretSealed: bytea().notNull(),
  approvedBy: uuid().references(() => users.uuid, { onDelete: 'set null' }),
  active: boolean().notNull(),
  ...timestamps(),
});

/**
 * Whom a provider calls by which name: issuer and subject, never an e-mail. A row is ended, never
 * removed: it is the record of every login an account ever had.
 */
export const identities = pgTable(
  'identities',
  {
    uuid: id(),
    provider: uuid()
      .notNull()
      .references(() => signInProviders.uuid),
    /** As the token says it: of Entra ID each tenant has its own. */
    issuer: text().notNull(),
    subject: text().notNull(),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** Shown to its owner, and compared with nothing. */
    emailAtLink: text(),
    linkedAt: instant().notNull(),
    lastUsedAt: instant(),
    unlinkedAt: instant(),
  },
  (table) => [
    index().on(table.user),
    index().on(table.provider),
    uniqueIndex('identities_one_person')
      .on(table.issuer, table.subject)
      .where(sql`unlinked_at is null`),
  ],
);

/** Logins that were sent to a provider and have not come back. Used up by whoever comes first. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    /** SHA-256 of the state; nonce and verifier are made of it and the browser's secret. */
    stateHash: bytea().primaryKey(),
    /** SHA-256 of the cookie of the browser that began it. */
    browserHash: bytea().notNull(),
    provider: uuid()
      .notNull()
      .references(() => signInProviders.uuid, { onDelete: 'cascade' }),
    purpose: text({ enum: ['login', 'link', 'confirm', 'invitation'] }).notNull(),
    /** Who links, confirms or was invited; at a login nobody is known yet. */
    user: uuid().references(() => users.uuid, { onDelete: 'cascade' }),
    /** SHA-256 of the invitation's secret, which is used up when they come back. */
    invitationHash: bytea(),
    remember: boolean().notNull(),
    returnTo: text().notNull(),
    beganAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.endsAt), index().on(table.user), index().on(table.provider)],
);

/** Logins of providers that no account has yet: bound to it once its owner logs in the old way. */
export const pendingLinks = pgTable(
  'pending_links',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: bytea().primaryKey(),
    provider: uuid()
      .notNull()
      .references(() => signInProviders.uuid, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.endsAt), index().on(table.provider)],
);

/** How the people of an organisation log in: a row where something was decided. */
export const organisationSignIn = pgTable(
  'organisation_sign_in',
  {
    organisation: uuid()
      .primaryKey()
      .references(() => organisations.uuid, { onDelete: 'cascade' }),
    provider: uuid()
      .notNull()
      .references(() => signInProviders.uuid),
    /** Of e-mails, and of Google Workspace: whose accounts there belong to the organisation. */
    domains: text().array().notNull(),
    /** The ids of its tenants of Entra ID. */
    tenants: text().array().notNull(),
    /** Its members log in by the provider and no other way, but for two administrators and more. */
    required: boolean().notNull(),
    decidedBy: uuid().references(() => users.uuid, { onDelete: 'set null' }),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.provider),
    check('organisation_sign_in_domains', sql`cardinality(domains) <= 20`),
    check('organisation_sign_in_tenants', sql`cardinality(tenants) <= 20`),
  ],
);

/** Messages by which providers ended sessions: each counts once. */
export const logoutTokens = pgTable(
  'logout_tokens',
  {
    /** SHA-256 of issuer and `jti`. */
    jtiHash: bytea().primaryKey(),
    seenAt: instant().notNull(),
  },
  (table) => [index().on(table.seenAt)],
);
