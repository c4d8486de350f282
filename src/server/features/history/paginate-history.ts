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

/** Which events stand on a page, newest first, and of how many. */
export async function paginateHistory(
  ctx: Context,
  condition: Condition,
  page: PageQuery,
): Promise<IdPage> {
  if (!condition.where) return paginateAll(ctx, page);
  const found = await paginateFound(ctx, condition, page);
  return found ?? paginateMany(ctx, condition.where, page);
}

/** All of it: its length is kept, and its pages are cut from whichever end is nearer. */
async function paginateAll({ db }: Context, page: PageQuery): Promise<IdPage> {
  const list = { table: auditEvents, storedTotal: 'audit_events', uuid, by: at } as const;
  const cut = await paginateIds(db, { ...list, where: undefined, descending: true }, page);
  return { ...cut, more: false };
}

/**
 * Narrowed to so few that they can be counted and put in order; undefined when there are more. No
 * more are looked at than can be paged: a million would take a second on every keystroke. Once one
 * way has found too many, those after it need not look.
 */
async function paginateFound({ db }: Context, { ways }: Condition, page: PageQuery) {
  const { limit, offset } = limitOffset(page);
  const found = ways.map((way, index) => {
    const before = ways
      .slice(0, index)
      .map((_, place) => sql`(select count(*) from ${wayAt(place)})`);
    const isOpen =
      before.length > 0 ? sql` and greatest(${sql.join(before, sql`, `)}) <= ${maxMatches}` : sql``;
    return sql`${wayAt(index)} as materialized (
      select uuid, at from ${auditEvents} where ${way}${isOpen} limit ${maxMatches + 1})`;
  });
  const parts = ways.map((_, index) => sql`select * from ${wayAt(index)}`);
  const { rows } = await db.execute<{ total: number; uuids: string[] }>(sql`
    with ${sql.join(found, sql`, `)},
      found as materialized (${sql.join(parts, sql` union `)})
    select (select count(*)::int from found) as total,
      array(select uuid from found ${newestFirst} limit ${limit} offset ${offset}::bigint) as uuids`);
  const { total, uuids } = rows[0] ?? { total: 0, uuids: [] };
  return total > maxMatches ? undefined : { total, uuids, more: false };
}

const wayAt = (index: number) => sql.identifier(`way_${index}`);

/** Of many, a walk from the newest event soon fills the page. */
async function paginateMany({ db }: Context, where: SQL, page: PageQuery): Promise<IdPage> {
  const { limit, offset } = limitOffset(page);
  const here = Math.max(0, Math.min(limit, maxMatches - offset));
  const { rows } = await db.execute<{ uuid: string }>(sql`
    select uuid from ${auditEvents} where ${where} ${newestFirst}
    limit ${here} offset ${Math.min(offset, maxMatches)}`);
  return { total: maxMatches, more: true, uuids: rows.map((row) => row.uuid) };
}

type Cursor = { at: Date; uuid: string };

/** The next so many events that are older than one, for reading through all of them. */
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
