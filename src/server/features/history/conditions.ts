import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ValidInput } from '#contract/endpoint.ts';
import type { historyIndex } from '#contract/history/history.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { auditEvents } from '#server/schema/index.ts';
import { eventWithin } from './event-within.ts';
import { searchStrategies } from './search-strategies.ts';
import { isShownAs } from './shown-action.ts';

export type Filters = Omit<ValidInput<typeof historyIndex>['query'], 'page' | 'per_page'>;

export type Condition = {
  /** The whole condition; undefined for all events. */
  where: SQL | undefined;
  /**
   * The same as alternatives, which may overlap: PostgreSQL finds each by one index, all at once by
   * none. Those that soon find too many come first.
   */
  alternatives: SQL[];
};

export async function conditionOf(ctx: ScopedContext, filters: Filters): Promise<Condition> {
  const { organisation } = filters;
  const filtered = and(
    filterCondition(filters),
    eventWithin(ctx.scope),
    organisation === undefined ? undefined : eventWithin({ organisations: [organisation] }),
  );
  const strategies = await searchStrategies(ctx, filters.search ?? '');
  if (strategies.length === 0) return { where: filtered, alternatives: filtered ? [filtered] : [] };
  return {
    where: and(filtered, or(...strategies.map(({ byScan }) => byScan))),
    alternatives: strategies.flatMap(({ byIndex }) => and(filtered, byIndex) ?? []),
  };
}

function filterCondition({ subject, actor, kind, action, from, to }: Filters): SQL | undefined {
  const { at } = auditEvents;
  return and(
    equal(auditEvents.subject, subject),
    equal(auditEvents.actor, actor),
    equal(auditEvents.subjectType, kind),
    action ? isShownAs(action) : undefined,
    from ? sql`${at} >= ${startOfDay(sql`${from}::timestamp`)}` : undefined,
    to ? sql`${at} < ${startOfDay(sql`(${to}::timestamp + interval '1 day')`)}` : undefined,
  );
}

const equal = (column: PgColumn, value: string | undefined) =>
  value ? eq(column, value) : undefined;

/** In New Zealand, where a day may have 23 or 25 hours: `to` ends with the next day, not 24 hours on. */
const startOfDay = (day: SQL) => sql`${day} at time zone 'Pacific/Auckland'`;
