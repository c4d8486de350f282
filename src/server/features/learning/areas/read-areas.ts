import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reply } from '#contract/endpoint.ts';
import type { areaIndex as contract } from '#contract/learning/learning.ts';
import { isActiveQuestion } from '#server/features/learning/pods/is-active-question.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { preparedQuery } from '#server/platform/data/prepared-query.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { areaLearners, areaPods, areas, questions } from '#server/schema/index.ts';

export async function areaIndex({ db }: Context): Promise<Reply<typeof contract>> {
  return { areas: await selectEvery(db).execute() };
}

export async function readArea(ctx: Context, uuid: string) {
  const [area] = await selectAreas(ctx.db, (column) => eq(column, uuid));
  if (!area) throw notFound();
  return area;
}

const selectEvery = preparedQuery((db) => selectAreas(db, () => undefined).prepare('every_area'));

/** Each table is read once, not once for each area. `filter` takes its column with the area. */
function selectAreas(db: Db, filter: (area: PgColumn) => SQL | undefined) {
  const count = sql<number>`count(*)::int`;
  const podCounts = db
    .select({ area: areaPods.area, count: count.as('pods_count') })
    .from(areaPods)
    .where(filter(areaPods.area))
    .groupBy(areaPods.area)
    .as('pod_counts');
  const questionCounts = db
    .select({ area: questions.area, count: count.as('questions_count') })
    .from(questions)
    .where(isActiveQuestion(questions.area, filter(questions.area)))
    .groupBy(questions.area)
    .as('question_counts');
  const learners = sql<number>`sum(${areaLearners.difference})::int`;
  const learnerCounts = db
    .select({ area: areaLearners.area, count: learners.as('learners_count') })
    .from(areaLearners)
    .where(filter(areaLearners.area))
    .groupBy(areaLearners.area)
    .as('learner_counts');

  return db
    .select({
      uuid: areas.uuid,
      name: areas.name,
      name_mi: areas.nameMi,
      active: areas.active,
      pods_count: orZero(podCounts.count),
      questions_count: orZero(questionCounts.count),
      learners_count: orZero(learnerCounts.count),
      updated_at: areas.updatedAt,
    })
    .from(areas)
    .leftJoin(podCounts, eq(podCounts.area, areas.uuid))
    .leftJoin(questionCounts, eq(questionCounts.area, areas.uuid))
    .leftJoin(learnerCounts, eq(learnerCounts.area, areas.uuid))
    .where(filter(areas.uuid))
    .orderBy(asc(areas.name), asc(areas.uuid));
}

const orZero = (count: SQL.Aliased<number>) => sql<number>`coalesce(${count}, 0)`;
