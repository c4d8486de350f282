import { type SQL, sql } from 'drizzle-orm';
import { namesShown } from '#contract/system/overview.ts';
import type { Context } from '#server/platform/data/context.ts';
import { listTotals } from '#server/schema/index.ts';

type Group = { total: number; first: { uuid: string; name: string }[] };

/**
 * How many members there are, and the first by name. `members` selects their `uuid` and `name`; it
 * runs once, although it is counted and sorted.
 */
export const group = (members: SQL): SQL => named(members, sql`limit ${namesShown}`);

/** The same with every name, for what no list shows alone. */
export const wholeGroup = (members: SQL): SQL => named(members, sql``);

const named = (members: SQL, limit: SQL) => sql`(
  with member as materialized (${members}), first_by_name as (
    select uuid, name from member order by name, uuid ${limit})
  select json_build_object('total', (select count(*) from member), 'first', ${namesOf}))`;

/**
 * The same where the total is kept (table `list_totals`), and an index has the members by name: then it
 * costs the same however many they are.
 */
export const keptGroup = (total: string, members: SQL): SQL => sql`(
  with first_by_name as (
    select uuid, name from (${members}) member order by name, uuid limit ${namesShown})
  select json_build_object('first', ${namesOf}, 'total', (
    select coalesce(sum(difference), 0) from ${listTotals} where list = ${total})))`;

const namesOf = sql`(
  select coalesce(json_agg(first_by_name order by name, uuid), '[]') from first_by_name)`;

/** All of an overview in one statement: apart, one page would take most connections of the pool. */
export async function readGroups<Name extends string>(
  { db }: Context,
  groups: Record<Name, SQL>,
): Promise<Record<Name, Group>> {
  const columns = Object.entries<SQL>(groups).map(
    ([name, members]) => sql`${members} as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Record<Name, Group>>(sql`select ${sql.join(columns, sql`, `)}`);
  const [row] = rows;
  if (!row) throw new Error('An overview has no row');
  return row;
}
