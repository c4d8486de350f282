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
    const countsBefore = alternatives
      .slice(0, index)
      .map((_, earlier) => sql`(select count(*) from ${cteName(earlier)})`);
    const unlessTooMany =
      countsBefore.length > 0
        ? sql` and greatest(${sql.join(countsBefore, sql`, `)}) <= ${maxMatches}`
        : sql``;
    return sql`${cteName(index)} as materialized (
      select uuid, at from ${auditEvents} where ${condition}${unlessTooMany} limit ${maxMatches + 1})`;
  });
  const parts = alternatives.map((_, index) => sql`select * from ${cteName(index)}`);
  const { rows } = await db.execute<{ total: number; uuids: string[] }>(sql`
    with ${sql.join(found, sql`, `)},
      found as materialized (${sql.join(parts, sql` union `)})
    select (select count(*)::int from found) as total,
      array(select uuid from found ${newestFirst} limit ${limit} offset ${offset}::bigint) as uuids`);
  const { total, uuids } = rows[0] ?? { total: 0, uuids: [] };
  return total > maxMatches ? undefined : { total, uuids, more: false };
}

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
