import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';

/** How many are listed by name; the rest are in the list that the number links to. */
const NAMES_SHOWN = 3;

type Group = { total: number; first: { uuid: string; name: string }[] };

/**
 * How many members there are, and the first by name. `members` selects their `uuid` and `name`; it
 * runs once, although it is counted and sorted.
 */
export async function group({ db }: Context, members: SQL): Promise<Group> {
  const { rows } = await db.execute<Group>(sql`
    with member as materialized (${members}), first_by_name as (
      select uuid, name from member order by name, uuid limit ${NAMES_SHOWN})
    select (select count(*)::int from member) as total,
      (select coalesce(json_agg(first_by_name order by name, uuid), '[]') from first_by_name) as first`);
  return rows[0] ?? { total: 0, first: [] };
}
