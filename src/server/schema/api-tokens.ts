import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';
import { users } from './people.ts';

/** Keys for scripts and other systems. A row stays when its token has ended: it says who had one. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    uuid: id(),
    owner: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    kind: text({ enum: ['personal', 'service'] }).notNull(),
    name: text().notNull(),
    /** SHA-256: a copy of this table lets nobody in. */
    tokenHash: bytea().notNull().unique(),
    ending: text().notNull(),
    permissions: text().array().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index('api_tokens_of_an_owner').on(table.owner).where(sql`${table.endedAt} is null`),
    index('api_tokens_in_use').on(table.createdAt).where(sql`${table.endedAt} is null`),
  ],
);
