import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { historyIndex as contract } from '#contract/history/history.ts';
import type { Context } from '#server/platform/data/context.ts';
import { paged } from '#server/platform/data/pagination.ts';
import { conditionOf } from './conditions.ts';
import { namedIn, readNames } from './names.ts';
import { paginateHistory } from './paginate-history.ts';
import { readEvents } from './read-events.ts';

/** A page of what people did, and the names of the subject and the actor it is filtered by. */
export async function historyIndex(
  ctx: Context,
  { query: { page, per_page, ...filters } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const condition = await conditionOf(ctx, filters);
  const { total, more, uuids } = await paginateHistory(ctx, condition, { page, per_page });
  const events = await readEvents(ctx, uuids);

  const { subject, actor } = filters;
  const names = await readNames(
    ctx,
    [subject, actor].filter((uuid) => uuid !== undefined),
  );
  // Something that was deleted goes by the name that its own events recorded.
  const remembered = events.find((event) => event.subject.uuid === subject)?.subject;
  return {
    history: paged(events, total, { page, per_page }),
    more,
    about: {
      subject: names.get(subject ?? '') ?? remembered ?? null,
      actor: namedIn(names, actor),
    },
  };
}
