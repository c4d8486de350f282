import { and, desc, type SQL, sql } from 'drizzle-orm';
import { maxMatches } from '#contract/history/history.ts';
import type { Context } from '#server/platform/data/context.ts';
import { paginateIds } from '#server/platform/data/paginate-ids.ts';
import { limitOffset } from '#server/platform/data/pagination.ts';
import { auditEvents } from '#server/schema/index.ts';
import type { Condition } from './conditions.ts';

type PageQuery = { page: number; per_page: number };
type IdPage = { total: number; more: boolean; uuids: string[] };

const { uuid, at } = auditEvents;
const newestFirst = sql`order by at desc, uuid desc`;

/** The uuids of the events on a page, newest first, and how many events there are in all. */
export async function paginateHistory(
  ctx: Context,
  condition: Condition,
  page: PageQuery,
): Promise<IdPage> {
  if (!condition.where) return paginateAll(ctx, page);
  const few = await paginateFew(ctx, condition, page);
  return few ?? paginateMany(ctx, condition.where, page);
}

/** All events: their total is stored, and a page is read from whichever end is nearer. */
async function paginateAll({ db }: Context, page: PageQuery): Promise<IdPage> {
  const list = { table: auditEvents, storedTotal: 'audit_events', uuid, by: at } as const;
  const cut = await paginateIds(db, { ...list, where: undefined, descending: true }, page);
  return { ...cut, more: false };
}

/**
 * For so few events that they can be counted and sorted; undefined if there are more. No more are
 * looked at than can be paged, since a million would take a second on every keystroke. Once an
 * alternative has found too many, those after it are skipped.
 */
async function paginateFew({ db }: Context, { alternatives }: Condition, page: PageQuery) {
  const { limit, offset } = limitOffset(page);
  const found = alternatives.map((condition, index) => {
    const unlessTooMany = index > 0 ? sql` and ${mostFound(index)} <= ${maxMatches}` : sql``;
    return sql`${cteName(index)} as materialized (
      select uuid, at from ${auditEvents} where ${condition}${unlessTooMany} limit ${maxMatches + 1})`;
  });
  const parts = alternatives.map((_, index) => sql`select * from ${cteName(index)}`);
  const { rows } = await db.execute<{ total: number | null; uuids: string[] }>(sql`
    with ${sql.join(found, sql`, `)},
      found as materialized (${sql.join(parts, sql` union `)}),
      bounds as (select ${mostFound(alternatives.length)} > ${maxMatches} as too_many)
    select case when not too_many then (select count(*)::int from found) end as total,
      case when not too_many then array(
        select uuid from found ${newestFirst} limit ${limit} offset ${offset}::bigint) end as uuids
    from bounds`);
  const [{ total, uuids } = { total: 0, uuids: [] }] = rows;
  return total === null || total > maxMatches ? undefined : { total, uuids, more: false };
}

/** By one of the first alternatives. Where that is too many, nothing is put together. */
const mostFound = (alternatives: number) =>
  sql`greatest(${sql.join(
    Array.from(
      { length: alternatives },
      (_, index) => sql`(select count(*) from ${cteName(index)})`,
    ),
    sql`, `,
  )})`;

const cteName = (index: number) => sql.identifier(`alternative_${index}`);

/** For many events: reading from the newest soon fills the page. */
async function paginateMany({ db }: Context, where: SQL, page: PageQuery): Promise<IdPage> {
  const { limit, offset } = limitOffset(page);
  const rowsLeft = Math.max(0, Math.min(limit, maxMatches - offset));
  const { rows } = await db.execute<{ uuid: string }>(sql`
    select uuid from ${auditEvents} where ${where} ${newestFirst}
    limit ${rowsLeft} offset ${Math.min(offset, maxMatches)}`);
  return { total: maxMatches, more: true, uuids: rows.map((row) => row.uuid) };
}

type Cursor = { at: Date; uuid: string };

/** The next `size` events that are older than `last`, for reading all of them in batches. */
export async function olderEvents(
  { db }: Context,
  { where }: Condition,
  last: Cursor | undefined,
  size: number,
): Promise<string[]> {
  const older =
    last && sql`(${at}, ${uuid}) < (${last.at.toISOString()}::timestamptz, ${last.uuid}::uuid)`;
  const rows = await db
    .select({ uuid })
    .from(auditEvents)
    .where(and(where, older))
    .orderBy(desc(at), desc(uuid))
    .limit(size);
  return rows.map((row) => row.uuid);
}
