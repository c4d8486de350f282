import { createHash } from 'node:crypto';
import { and, eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listTotals } from '#server/schema/index.ts';
import type { Db } from './database.ts';
import { equalsAny } from './equals-any.ts';
import { limitOffset } from './pagination.ts';
import { preparedQuery } from './prepared-query.ts';

/** Some of a table's rows in some order; rows that are equal in it are ordered by their id. */
export type ListQuery = {
  table: PgTable;
  /** Under which the number of all rows is stored (table `list_totals`). */
  storedTotal: 'users' | 'organisations' | 'subscriptions' | 'audit_events';
  uuid: PgColumn;
  where: SQL | undefined;
  /** Has an index together with the id, so that a page of the whole list comes from the index alone. */
  by: SQLWrapper;
  descending: boolean;
};

type PageQuery = { page: number; per_page: number };
type IdPage = { total: number; uuids: string[] };

/** The ids of a page's rows, and how many rows there are. Callers then read these few rows. */
export function paginateIds(db: Db, list: ListQuery, page: PageQuery): Promise<IdPage> {
  return list.where ? paginateFiltered(db, list, list.where, page) : paginateAll(db, list, page);
}

/** Rows of a list that somebody picked: only these, or all but these. */
export type PickedRows = { uuids?: string[] | undefined; except?: string[] | undefined };

/** The ids of all rows, in order. Reading the rows by them in batches misses and doubles none. */
export async function allIds(
  db: Db,
  { table, uuid, where, by, descending }: ListQuery,
  { uuids, except }: PickedRows = {},
) {
  const only = uuids && equalsAny(uuid, uuids);
  const others = except && not(equalsAny(uuid, except));
  const { rows } = await db.execute<{ uuid: string }>(sql`
    select ${uuid} as uuid from ${table} where ${and(where, only, others) ?? sql`true`}
    order by ${orderBy(by, descending)}, ${orderBy(uuid, descending)}`);
  return rows.map((row) => row.uuid);
}

/** Reads from the nearer end of the list: the last page costs no more than the first one. */
async function paginateAll(db: Db, list: ListQuery, page: PageQuery): Promise<IdPage> {
  const { limit, offset } = limitOffset(page);
  const { total, uuids } = onlyRow(await preparedPage(db, list).execute({ limit, offset }));
  return { total, uuids: offset * 2 < total ? uuids : uuids.reverse() };
}

const preparedPages = preparedQuery(() => ({
  ascending: new WeakMap<SQLWrapper, ReturnType<typeof preparePage>>(),
  descending: new WeakMap<SQLWrapper, ReturnType<typeof preparePage>>(),
}));

/** Prepared, because planning takes longer than the query itself. */
function preparedPage(db: Db, list: ListQuery) {
  const { ascending, descending } = preparedPages(db);
  const cache = list.descending ? descending : ascending;
  const prepared = cache.get(list.by) ?? preparePage(db, list);
  cache.set(list.by, prepared);
  return prepared;
}

function preparePage(db: Db, { table, storedTotal, uuid, by, descending }: ListQuery) {
  const totals = db
    .select({ count: sql`coalesce(sum(${listTotals.difference}), 0)`.as('count') })
    .from(listTotals)
    .where(eq(listTotals.list, storedTotal))
    .as('totals');
  const limit = sql`${sql.placeholder('limit')}::bigint`;
  const offset = sql`${sql.placeholder('offset')}::bigint`;
  const ids = (backwards: boolean, bounds: SQL) => sql`array(
    select ${uuid} from ${table}
    order by ${orderBy(by, backwards)}, ${orderBy(uuid, backwards)} ${bounds})`;
  const fromStart = ids(descending, sql`limit ${limit} offset ${offset}`);
  const fromEnd = ids(
    !descending,
    sql`limit greatest(least(${limit}, count - ${offset}), 0)
      offset greatest(count - ${offset} - ${limit}, 0)`,
  );
  const query = db
    .select({
      total: sql<number>`count::int`,
      uuids: sql<string[]>`case when ${offset} * 2 < count then ${fromStart} else ${fromEnd} end`,
    })
    .from(totals);
  // Named by its text, so that the same statement always has the same name.
  return query.prepare(createHash('sha1').update(query.toSQL().sql).digest('hex'));
}

/**
 * Materialized: the rows are found first, then counted and sorted. PostgreSQL might otherwise walk
 * through the whole list in order, expecting to meet a page of matches soon.
 */
async function paginateFiltered(
  db: Db,
  { table, uuid, by, descending }: ListQuery,
  where: SQL,
  page: PageQuery,
) {
  const { limit, offset } = limitOffset(page);
  const { rows } = await db.execute<IdPage>(sql`
    with found as materialized (select ${uuid} as uuid, ${by} as key from ${table} where ${where})
    select (select count(*)::int from found) as total, array(
      select uuid from found
      order by ${orderBy(sql`key`, descending)}, ${orderBy(sql`uuid`, descending)}
      limit ${limit} offset ${offset}::bigint
    ) as uuids`);
  return onlyRow(rows);
}

const orderBy = (key: SQLWrapper, descending: boolean) =>
  descending ? sql`${key} desc` : sql`${key} asc`;

function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A count has no row');
  return row;
}
