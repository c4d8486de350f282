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
import { isAsked } from './is-asked.ts';
import { namedAreas, podColumns } from './read-pods.ts';

/** All of thousands: each table is gone through once, where `selectPods` looks up pod by pod. */
export async function podIndex({ db }: Context): Promise<Reply<typeof contract>> {
  const count = sql<number>`count(*)::int`;
  const offered = db
    .select({ pod: assets.pod, count: count.as('assets_count') })
    .from(assets)
    .where(isNull(assets.removedAt))
    .groupBy(assets.pod)
    .as('offered');
  const asked = db
    .select({ pod: questions.pod, count: count.as('questions_count') })
    .from(questions)
    .where(isAsked(questions.pod))
    .groupBy(questions.pod)
    .as('asked');
  const placed = db
    .select({ pod: areaPods.pod, areas: namedAreas.as('areas') })
    .from(areaPods)
    .innerJoin(areas, eq(areas.uuid, areaPods.area))
    .groupBy(areaPods.pod)
    .as('placed');

  const rows = await db
    .select({
      ...podColumns,
      assets_count: sql<number>`coalesce(${offered.count}, 0)`,
      questions_count: sql<number>`coalesce(${asked.count}, 0)`,
      areas: placed.areas,
    })
    .from(pods)
    .leftJoin(offered, eq(offered.pod, pods.uuid))
    .leftJoin(asked, eq(asked.pod, pods.uuid))
    .leftJoin(placed, eq(placed.pod, pods.uuid))
    .leftJoin(aspects, eq(aspects.uuid, pods.aspect))
    .leftJoin(subjectMatters, eq(subjectMatters.uuid, pods.subjectMatter))
    .orderBy(asc(pods.name), asc(pods.uuid));
  return { pods: rows.map((row) => ({ ...row, areas: row.areas ?? [] })) };
}
