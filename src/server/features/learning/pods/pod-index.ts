import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { podIndex as contract } from '#contract/learning/learning.ts';
import type { Context } from '#server/platform/data/context.ts';
import {
  areaPods,
  areas,
  aspects,
  assets,
  pods,
  questions,
  subjectMatters,
} from '#server/schema/index.ts';
import { isActiveQuestion } from './is-active-question.ts';
import { namedAreas, podColumns } from './read-pods.ts';

/** Every pod, of which there may be thousands: each table is read once, not pod by pod. */
export async function podIndex({ db }: Context): Promise<Reply<typeof contract>> {
  const count = sql<number>`count(*)::int`;
  const assetCounts = db
    .select({ pod: assets.pod, count: count.as('assets_count') })
    .from(assets)
    .where(isNull(assets.removedAt))
    .groupBy(assets.pod)
    .as('asset_counts');
  const questionCounts = db
    .select({ pod: questions.pod, count: count.as('questions_count') })
    .from(questions)
    .where(isActiveQuestion(questions.pod))
    .groupBy(questions.pod)
    .as('question_counts');
  const areasByPod = db
    .select({ pod: areaPods.pod, areas: namedAreas.as('areas') })
    .from(areaPods)
    .innerJoin(areas, eq(areas.uuid, areaPods.area))
    .groupBy(areaPods.pod)
    .as('areas_by_pod');

  const rows = await db
    .select({
      ...podColumns,
      assets_count: sql<number>`coalesce(${assetCounts.count}, 0)`,
      questions_count: sql<number>`coalesce(${questionCounts.count}, 0)`,
      areas: areasByPod.areas,
    })
    .from(pods)
    .leftJoin(assetCounts, eq(assetCounts.pod, pods.uuid))
    .leftJoin(questionCounts, eq(questionCounts.pod, pods.uuid))
    .leftJoin(areasByPod, eq(areasByPod.pod, pods.uuid))
    .leftJoin(aspects, eq(aspects.uuid, pods.aspect))
    .leftJoin(subjectMatters, eq(subjectMatters.uuid, pods.subjectMatter))
    .orderBy(asc(pods.name), asc(pods.uuid));
  return { pods: rows.map((row) => ({ ...row, areas: row.areas ?? [] })) };
}
