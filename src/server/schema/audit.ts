import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/**
 * Who changed what, written in the transaction of the change; a trigger refuses to change or delete
 * an event. Holds no password, no token and no text of a reflection. Without foreign keys, so that an
 * event outlives its subject.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    uuid: id(),
    at: instant().notNull(),
    actor: uuid(),
    /** The API token by which the actor did it. */
    token: uuid(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subject: uuid().notNull(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
    address: text(),
    /** The action and the names at the time, folded, so that they are found after a rename. */
    search: text().generatedAlwaysAs(
      sql`fold(translate(action, '.-', '  ')
        || ' ' || coalesce(before->>'name', '') || ' ' || coalesce(after->>'name', '')
        || ' ' || coalesce(before->>'email', '') || ' ' || coalesce(after->>'email', '')
        || ' ' || coalesce(after->>'number', '') || ' ' || coalesce(after->>'title', ''))`,
    ),
  },
  (table) => [
    index().on(table.at, table.uuid),
    index().on(table.actor, table.at, table.uuid),
    index().on(table.subject, table.at, table.uuid),
    index().on(table.subjectType, table.at, table.uuid),
    index().on(table.action, table.at, table.uuid),
    index('audit_events_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);
