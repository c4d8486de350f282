import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant } from './columns.ts';
import { users } from './people.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: a copy of this table logs nobody in. */
    tokenHash: bytes().primaryKey(),
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    remember: boolean().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** Whatever is done with it, a session ends here. */
    endsAt: instant().notNull(),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [index().on(table.user), index().on(table.endsAt)],
);

/** One open link per person: a newer request replaces an older one. */
export const passwordTokens = pgTable('password_tokens', {
  user: uuid()
    .primaryKey()
    .references(() => users.uuid, { onDelete: 'cascade' }),
  tokenHash: bytes().notNull(),
  /** An invitation's link also verifies the e-mail it was sent to. */
  purpose: text({ enum: ['reset', 'invitation'] }).notNull(),
  expiresAt: instant().notNull(),
});

export const photos = pgTable('photos', {
  uuid: id(),
  user: uuid()
    .notNull()
    .unique()
    .references(() => users.uuid, { onDelete: 'cascade' }),
  webp: bytes().notNull(),
  size: integer().notNull(),
});

/** One-time links to open the first administrator, printed on an empty database or by a command. */
export const setUpLinks = pgTable('set_up_links', {
  tokenHash: bytes().primaryKey(),
  expiresAt: instant().notNull(),
});
