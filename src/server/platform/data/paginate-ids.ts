import { createHash } from 'node:crypto';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listTotals } from '#server/schema/index.ts';
import type { Db } from './database.ts';
import { limitOffset } from './pagination.ts';
import { preparedQuery } from './prepared-query.ts';

/** Some of a table's rows in some order; those that come level are ordered by their id. */
export type ListQuery = {
  table: PgTable;
  /** The name the length of the whole list is kept by (migration list_totals). */
  storedTotal: 'users' | 'organisations' | 'subscriptions' | 'audit_events';
  uuid: PgColumn;
  where: SQL | undefined;
  /** With an index on it and the id, so that a page of the whole list is cut from the index alone. */
  by: SQLWrapper;
  descending: boolean;
};

type PageQuery = { page: number; per_page: number };
type IdPage = { total: number; uuids: string[] };

/** Which rows a page shows, and of how many: what they hold is joined afterwards, to these few. */
export function paginateIds(db: Db, list: ListQuery, page: PageQuery): Promise<IdPage> {
  return list.where ? paginateFound(db, list, list.where, page) : paginateAll(db, list, page);
}

/**
 * All of them, in order: 36 bytes each. Whoever reads on from here, some at a time, reads a list that
 * does not move, whatever is added meanwhile.
 */
export async function allIds(db: Db, { table, uuid, where, by, descending }: ListQuery) {
  const { rows } = await db.execute<{ uuid: string }>(sql`
    select ${uuid} as uuid from ${table} where ${where ?? sql`true`}
    order by ${orderBy(by, descending)}, ${orderBy(uuid, descending)}`);
  return rows.map((row) => row.uuid);
}

/** From whichever end is nearer: the last page costs what the first one does. */
async function paginateAll(db: Db, list: ListQuery, page: PageQuery): Promise<IdPage> {
  const { limit, offset } = limitOffset(page);
  const { total, uuids } = only(await preparedPage(db, list).execute({ limit, offset }));
  return { total, uuids: offset * 2 < total ? uuids : uuids.reverse() };
}

const preparedPages = preparedQuery(() => ({
  up: new WeakMap<SQLWrapper, ReturnType<typeof preparePage>>(),
  down: new WeakMap<SQLWrapper, ReturnType<typeof preparePage>>(),
}));

/** Planning takes longer than cutting does. */
function preparedPage(db: Db, list: ListQuery) {
  const { up, down } = preparedPages(db);
  const known = list.descending ? down : up;
  const prepared = known.get(list.by) ?? preparePage(db, list);
  known.set(list.by, prepared);
  return prepared;
}

function preparePage(db: Db, { table, storedTotal, uuid, by, descending }: ListQuery) {
  const whole = db
    .select({ count: sql`coalesce(sum(${listTotals.difference}), 0)`.as('count') })
    .from(listTotals)
    .where(eq(listTotals.list, storedTotal))
    .as('whole');
  const limit = sql`${sql.placeholder('limit')}::bigint`;
  const offset = sql`${sql.placeholder('offset')}::bigint`;
  const cut = (backwards: boolean, bounds: SQL) => sql`array(
    select ${uuid} from ${table}
    order by ${orderBy(by, backwards)}, ${orderBy(uuid, backwards)} ${bounds})`;
  const fromStart = cut(descending, sql`limit ${limit} offset ${offset}`);
  const fromEnd = cut(
    !descending,
    sql`limit greatest(least(${limit}, count - ${offset}), 0)
      offset greatest(count - ${offset} - ${limit}, 0)`,
  );
  const query = db
    .select({
      total: sql<number>`count::int`,
      uuids: sql<string[]>`case when ${offset} * 2 < count then ${fromStart} else ${fromEnd} end`,
    })
    .from(whole);
  // The same name for the same words, whoever prepares them.
  return query.prepare(createHash('sha1').update(query.toSQL().sql).digest('hex'));
}

/**
 * Found once, then counted and put in order. Left to itself PostgreSQL may walk the whole list in
 * order, hoping to come by a page of rare rows soon.
 */
async function paginateFound(
  db: Db,
  { table, uuid, by, descending }: ListQuery,
  where: SQL,
  page: PageQuery,
) {
  const { limit, offset } = limitOffset(page);
  const cuts = await db.execute<IdPage>(sql`
    with found as materialized (select ${uuid} as uuid, ${by} as key from ${table} where ${where})
    select (select count(*)::int from found) as total, array(
      select uuid from found
      order by ${orderBy(sql`key`, descending)}, ${orderBy(sql`uuid`, descending)}
      limit ${limit} offset ${offset}::bigint
    ) as uuids`);
  return only(cuts.rows);
}

const orderBy = (key: SQLWrapper, descending: boolean) =>
  descending ? sql`${key} desc` : sql`${key} asc`;

function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A count has no row');
  return row;
}
