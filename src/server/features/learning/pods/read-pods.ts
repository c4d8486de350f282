import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/learning/learning.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { areaPods, areas, aspects, pods, subjectMatters } from '#server/schema/index.ts';

export async function podsOfArea(
  ctx: Context,
  { params }: ValidInput<typeof contract.podsOfArea>,
): Promise<Reply<typeof contract.podsOfArea>> {
  const rows = await readPodsOf(ctx, params.area);
  const areaExists = rows.length > 0 || (await ctx.db.$count(areas, eq(areas.uuid, params.area)));
  if (!areaExists) throw notFound();
  return { pods: rows };
}

/** The pods of an area in their order. The cost depends on their number, not on that of all pods. */
export function readPodsOf(ctx: Context, area: string) {
  return selectPods(ctx)
    .innerJoin(areaPods, and(eq(areaPods.pod, pods.uuid), eq(areaPods.area, area)))
    .orderBy(asc(areaPods.position), asc(pods.name), asc(pods.uuid));
}

export async function orphanPods(ctx: Context): Promise<Reply<typeof contract.orphanPods>> {
  const inAnArea = ctx.db.select().from(areaPods).where(eq(areaPods.pod, pods.uuid));
  const orphans = selectPods(ctx).where(notExists(inAnArea));
  return { pods: await orphans.orderBy(asc(pods.name), asc(pods.uuid)) };
}

export async function readPod(ctx: Context, uuid: string) {
  const [pod] = await selectPods(ctx).where(eq(pods.uuid, uuid));
  if (!pod) throw notFound();
  return pod;
}

type NamedArea = { uuid: string; name: string; name_mi: string | null };

export const podColumns = {
  uuid: pods.uuid,
  name: pods.name,
  name_mi: pods.nameMi,
  active: pods.active,
  aspect: { uuid: aspects.uuid, name: aspects.name },
  subject_matter: { uuid: subjectMatters.uuid, name: subjectMatters.name },
  updated_at: pods.updatedAt,
};

/** The joined areas as JSON, by name. */
export const namedAreas = sql<NamedArea[]>`json_agg(json_build_object('uuid', areas.uuid,
  'name', areas.name, 'name_mi', areas.name_mi) order by areas.name, areas.uuid)`;

function selectPods({ db }: Context) {
  return db
    .select({
      ...podColumns,
      assets_count: sql<number>`(select count(*)::int from assets s
        where s.pod = pods.uuid and s.removed_at is null)`,
      questions_count: sql<number>`(select count(*)::int from questions q
        where q.pod = pods.uuid and q.locale = 'en' and q.active and q.retired_at is null)`,
      areas: sql<NamedArea[]>`(select coalesce(${namedAreas}, '[]')
        from area_pods ap join areas on areas.uuid = ap.area where ap.pod = pods.uuid)`,
    })
    .from(pods)
    .leftJoin(aspects, eq(aspects.uuid, pods.aspect))
    .leftJoin(subjectMatters, eq(subjectMatters.uuid, pods.subjectMatter))
    .$dynamic();
}
