import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ValidInput } from '#contract/endpoint.ts';
import type { historyIndex } from '#contract/history/history.ts';
import type { Context } from '#server/platform/data/context.ts';
import { auditEvents } from '#server/schema/index.ts';
import { searchStrategies } from './search-strategies.ts';

export type Filters = Omit<ValidInput<typeof historyIndex>['query'], 'page' | 'per_page'>;

export type Condition = {
  /** What is asked for; undefined asks for everything. */
  where: SQL | undefined;
  /**
   * The same in parts that overlap: PostgreSQL finds each by one index, all at once by none. What
   * soon shows that there are many comes first.
   */
  ways: SQL[];
};

export async function conditionOf(ctx: Context, filters: Filters): Promise<Condition> {
  const narrowed = filterCondition(filters);
  const ways = await searchStrategies(ctx, filters.search ?? '');
  if (ways.length === 0) return { where: narrowed, ways: narrowed ? [narrowed] : [] };
  return {
    where: and(narrowed, or(...ways.map(({ holds }) => holds))),
    ways: ways.flatMap(({ found }) => and(narrowed, found) ?? []),
  };
}

function filterCondition({ subject, actor, kind, action, from, to }: Filters): SQL | undefined {
  const { at } = auditEvents;
  return and(
    equal(auditEvents.subject, subject),
    equal(auditEvents.actor, actor),
    equal(auditEvents.subjectType, kind),
    equal(auditEvents.action, action),
    from ? sql`${at} >= ${beginning(sql`${from}::timestamp`)}` : undefined,
    to ? sql`${at} < ${beginning(sql`(${to}::timestamp + interval '1 day')`)}` : undefined,
  );
}

const equal = (column: PgColumn, given: string | undefined) =>
  given ? eq(column, given) : undefined;

/** Of a day in New Zealand, where one may have 23 hours or 25: hence the day after, not 24 hours on. */
const beginning = (day: SQL) => sql`${day} at time zone 'Pacific/Auckland'`;
