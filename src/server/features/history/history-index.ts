import { and, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { historyIndex as contract } from '#contract/history/history.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { paged } from '#server/platform/data/pagination.ts';
import { organisationWithin, personWithin } from '#server/platform/data/scope.ts';
import { organisations, users } from '#server/schema/index.ts';
import { conditionOf } from './conditions.ts';
import { type Names, namedIn, readNames } from './names.ts';
import { paginateHistory } from './paginate-history.ts';
import { readEvents } from './read-events.ts';

/** A page of what people did, and the names of the subject and the actor it is filtered by. */
export async function historyIndex(
  ctx: ScopedContext,
  { query: { page, per_page, ...filters } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const condition = await conditionOf(ctx, filters);
  const { total, more, uuids } = await paginateHistory(ctx, condition, { page, per_page });
  const events = await readEvents(ctx, uuids);

  const { subject, actor } = filters;
  const names = await namesOf(ctx, [subject, actor]);
  // Something that was deleted goes by the name that its own events recorded.
  const remembered = events.find((event) => event.subject.uuid === subject)?.subject;
  const acted = events.find((event) => event.actor?.uuid === actor)?.actor;
  return {
    history: paged(events, total, { page, per_page }),
    more,
    about: {
      subject: names.get(subject ?? '') ?? remembered ?? null,
      actor: namedIn(names, actor) ?? acted ?? null,
    },
  };
}

/** Of those whose name the caller may know without their events. */
async function namesOf(
  ctx: ScopedContext,
  wanted: readonly (string | undefined)[],
): Promise<Names> {
  const uuids = wanted.filter((uuid) => uuid !== undefined);
  if ('everything' in ctx.scope || uuids.length === 0) return readNames(ctx, uuids);
  const { rows } = await ctx.db.execute<{ uuid: string }>(sql`
    select uuid from ${users}
      where ${and(equalsAny(users.uuid, uuids), personWithin(ctx.scope, users.uuid))}
    union all select uuid from ${organisations}
      where ${and(equalsAny(organisations.uuid, uuids), organisationWithin(ctx.scope, organisations.uuid))}`);
  return readNames(
    ctx,
    rows.map(({ uuid }) => uuid),
  );
}
