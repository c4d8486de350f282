import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/learning/learning.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { lockArea } from '#server/features/learning/lock.ts';
import { rethrowNameTaken } from '#server/features/learning/name-taken.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { areas } from '#server/schema/index.ts';
import { readArea } from './read-areas.ts';

export function storeArea(
  ctx: Context,
  { body }: ValidInput<typeof contract.storeArea>,
): Promise<Reply<typeof contract.storeArea>> {
  return inTransaction(ctx, async (ctx) => {
    const uuid = newUuid();
    const { name, name_mi: nameMi = null, active } = body;
    const timestamps = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(areas).values({ uuid, name, nameMi, active, ...timestamps });
    await recordEvent(ctx, {
      action: 'area.stored',
      subjectType: 'area',
      subject: uuid,
      after: { name, name_mi: nameMi, active },
    });
    return { area: await readArea(ctx, uuid) };
  }).catch(rethrowNameTaken);
}

/** An inactive area can't be newly assigned; the learners who have it keep it. */
export function updateArea(
  ctx: Context,
  { body }: ValidInput<typeof contract.updateArea>,
): Promise<Reply<typeof contract.updateArea>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockArea(ctx, body.uuid);
    const current = async () => ({ area: await readArea(ctx, found.uuid) });
    await assertNotStale(ctx, changedSinceMessages.area, found, current);

    const { name = found.name, name_mi: nameMi = found.nameMi, active = found.active } = body;
    if (name !== found.name || nameMi !== found.nameMi || active !== found.active) {
      await ctx.db
        .update(areas)
        .set({ name, nameMi, active, updatedAt: nextVersion(ctx, areas.updatedAt) })
        .where(eq(areas.uuid, found.uuid));
      await recordEvent(ctx, {
        action: 'area.changed',
        subjectType: 'area',
        subject: found.uuid,
        before: { name: found.name, name_mi: found.nameMi, active: found.active },
        after: { name, name_mi: nameMi, active },
      });
    }
    return current();
  }).catch(rethrowNameTaken);
}
