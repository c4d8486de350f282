import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { storeArea as storing, updateArea as updating } from '#contract/learning.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { refuseStale, touched } from '#server/platform/editing.ts';
import { areas } from '#server/schema/index.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { holdArea } from './hold.ts';
import { asNameTaken } from './name-taken.ts';
import { readArea } from './read-areas.ts';

export function storeArea(
  ctx: Context,
  { body }: Input<typeof storing>,
): Promise<Reply<typeof storing>> {
  return inTransaction(ctx, async (ctx) => {
    const uuid = newUuid();
    const { name, name_mi: nameMi = null, active } = body;
    const dated = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(areas).values({ uuid, name, nameMi, active, ...dated });
    await recordEvent(ctx, {
      action: 'area.stored',
      subjectType: 'area',
      subject: uuid,
      after: { name, name_mi: nameMi, active },
    });
    return { area: await readArea(ctx, uuid) };
  }).catch(asNameTaken);
}

/** Switched off, an area can't be newly assigned; the learners who have it keep it. */
export function updateArea(
  ctx: Context,
  { body }: Input<typeof updating>,
): Promise<Reply<typeof updating>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await holdArea(ctx, body.uuid);
    const current = async () => ({ area: await readArea(ctx, found.uuid) });
    await refuseStale(ctx, changedSinceText.area, found, current);

    const { name, name_mi: nameMi = found.nameMi, active = found.active } = body;
    if (name !== found.name || nameMi !== found.nameMi || active !== found.active) {
      await ctx.db
        .update(areas)
        .set({ name, nameMi, active, updatedAt: touched(ctx, areas.updatedAt) })
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
  }).catch(asNameTaken);
}
