import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/learning/learning.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { lockPod } from '#server/features/learning/lock.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { areaPods, pods } from '#server/schema/index.ts';
import { resolveAreasAndMarks } from './areas-and-marks.ts';
import { readPod } from './read-pods.ts';

export function storePod(
  ctx: Context,
  { body }: ValidInput<typeof contract.storePod>,
): Promise<Reply<typeof contract.storePod>> {
  return inTransaction(ctx, async (ctx) => {
    const { areas, marks } = await resolveAreasAndMarks(ctx, body);
    const uuid = newUuid();
    const { name, name_mi: nameMi = null, active } = body;
    const timestamps = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(pods).values({ uuid, name, nameMi, active, ...marks, ...timestamps });
    await addToAreas(ctx, uuid, areas);

    await recordEvent(ctx, {
      action: 'pod.stored',
      subjectType: 'pod',
      subject: uuid,
      after: { name, name_mi: nameMi, active, ...marks, areas },
    });
    return { pod: await readPod(ctx, uuid) };
  });
}

export function updatePod(
  ctx: Context,
  { body }: ValidInput<typeof contract.updatePod>,
): Promise<Reply<typeof contract.updatePod>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockPod(ctx, body.uuid, 'uuid');
    const current = async () => ({ pod: await readPod(ctx, found.uuid) });
    await assertNotStale(ctx, changedSinceMessages.pod, found, current);

    const areasBefore = await areasOf(ctx, found.uuid);
    const { areas, marks } = await resolveAreasAndMarks(ctx, body, {
      ...found,
      areas: areasBefore,
    });
    const { name = found.name, active = found.active, name_mi: nameMi = found.nameMi } = body;
    const { aspect, subjectMatter } = found;
    const was = { name: found.name, name_mi: found.nameMi, active: found.active };
    const before = { ...was, aspect, subjectMatter, areas: areasBefore };
    const after = { name, name_mi: nameMi, active, ...marks, areas };
    if (JSON.stringify(before) === JSON.stringify(after)) return current();

    await ctx.db
      .update(pods)
      .set({ name, nameMi, active, ...marks, updatedAt: nextVersion(ctx, pods.updatedAt) })
      .where(eq(pods.uuid, found.uuid));
    await removeFromAreas(ctx, found.uuid, without(areasBefore, areas));
    await addToAreas(ctx, found.uuid, without(areas, areasBefore));
    await recordEvent(ctx, {
      action: 'pod.changed',
      subjectType: 'pod',
      subject: found.uuid,
      before,
      after,
    });
    return current();
  });
}

const without = (list: string[], excluded: string[]) =>
  list.filter((item) => !excluded.includes(item));

async function areasOf({ db }: Context, pod: string): Promise<string[]> {
  const rows = await db
    .select({ area: areaPods.area })
    .from(areaPods)
    .where(eq(areaPods.pod, pod))
    .orderBy(areaPods.area);
  return rows.map(({ area }) => area);
}

/** At the end of each area. The areas are locked, so that two pods never get the same place. */
async function addToAreas({ db }: Context, pod: string, areas: string[]) {
  if (areas.length === 0) return;
  const end = (area: string) =>
    sql`(select coalesce(max(position), 0) + 1 from area_pods where area = ${area})`;
  await db.insert(areaPods).values(areas.map((area) => ({ area, pod, position: end(area) })));
}

async function removeFromAreas({ db }: Context, pod: string, areas: string[]) {
  if (areas.length === 0) return;
  await db.delete(areaPods).where(and(eq(areaPods.pod, pod), inArray(areaPods.area, areas)));
}
