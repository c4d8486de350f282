import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/**
 * Who changed what, written in the transaction of the change and never altered. Holds no password,
 * no token and no text of a reflection. Without foreign keys, so that it outlives what it is about.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    uuid: id(),
    at: instant().notNull(),
    actor: uuid(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subject: uuid().notNull(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
    address: text(),
  },
  (table) => [
    index().on(table.subjectType, table.subject, table.at),
    index().on(table.actor, table.at),
    index().on(table.at),
  ],
);
