import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { areas } from './learning.ts';
import { memberships } from './people.ts';

/**
 * Areas in which a learner shows an organisation also what they wrote before they joined it, or
 * elsewhere. Of one time there: whoever comes back has shared nothing yet. A row stays when it ended.
 */
export const sharedAreas = pgTable(
  'shared_areas',
  {
    uuid: id(),
    membership: uuid()
      .notNull()
      .references(() => memberships.uuid, { onDelete: 'cascade' }),
    area: uuid()
      .notNull()
      .references(() => areas.uuid),
    since: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('shared_areas_one_open')
      .on(table.membership, table.area)
      .where(sql`${table.endedAt} is null`),
    index().on(table.membership),
    index().on(table.area),
    check('shared_areas_period', sql`${table.endedAt} >= ${table.since}`),
  ],
);
