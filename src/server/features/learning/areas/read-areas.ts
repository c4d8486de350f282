import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reply } from '#contract/endpoint.ts';
import type { areaIndex as contract } from '#contract/learning/learning.ts';
import { isAsked } from '#server/features/learning/pods/is-asked.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { areaLearners, areaPods, areas, questions } from '#server/schema/index.ts';

export async function areaIndex(ctx: Context): Promise<Reply<typeof contract>> {
  return { areas: await selectAreas(ctx, () => undefined) };
}

export async function readArea(ctx: Context, uuid: string) {
  const [area] = await selectAreas(ctx, (column) => eq(column, uuid));
  if (!area) throw notFound();
  return area;
}

/** Each table is gone through once, whatever the number of areas: all of it, or the one area's. */
function selectAreas({ db }: Context, isOfThese: (area: PgColumn) => SQL | undefined) {
  const count = sql<number>`count(*)::int`;
  const held = db
    .select({ area: areaPods.area, count: count.as('pods_count') })
    .from(areaPods)
    .where(isOfThese(areaPods.area))
    .groupBy(areaPods.area)
    .as('held');
  const asked = db
    .select({ area: questions.area, count: count.as('questions_count') })
    .from(questions)
    .where(isAsked(questions.area, isOfThese(questions.area)))
    .groupBy(questions.area)
    .as('asked');
  const learners = sql<number>`sum(${areaLearners.difference})::int`;
  const assigned = db
    .select({ area: areaLearners.area, count: learners.as('learners_count') })
    .from(areaLearners)
    .where(isOfThese(areaLearners.area))
    .groupBy(areaLearners.area)
    .as('assigned');

  return db
    .select({
      uuid: areas.uuid,
      name: areas.name,
      name_mi: areas.nameMi,
      active: areas.active,
      pods_count: orNone(held.count),
      questions_count: orNone(asked.count),
      learners_count: orNone(assigned.count),
      updated_at: areas.updatedAt,
    })
    .from(areas)
    .leftJoin(held, eq(held.area, areas.uuid))
    .leftJoin(asked, eq(asked.area, areas.uuid))
    .leftJoin(assigned, eq(assigned.area, areas.uuid))
    .where(isOfThese(areas.uuid))
    .orderBy(asc(areas.name), asc(areas.uuid));
}

const orNone = (count: SQL.Aliased<number>) => sql<number>`coalesce(${count}, 0)`;
