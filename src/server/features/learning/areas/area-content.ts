import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { areaContent as contract } from '#contract/learning/area-content.ts';
import { readAssetsByPod } from '#server/features/learning/assets/read-assets.ts';
import { readPodsOf } from '#server/features/learning/pods/read-pods.ts';
import type { Context } from '#server/platform/data/context.ts';
import { questions } from '#server/schema/index.ts';
import { readArea } from './read-areas.ts';

/** All of an area on one page, in four statements however many pods it has. */
export async function areaContent(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [area, pods] = await Promise.all([
    readArea(ctx, params.area),
    readPodsOf(ctx, params.area),
  ]);
  const uuids = pods.map(({ uuid }) => uuid);
  const [assets, asked] = await Promise.all([
    readAssetsByPod(ctx, uuids),
    readQuestions(ctx, area.uuid, uuids),
  ]);
  return {
    area,
    questions: inBothLanguages(asked.get(area.uuid)),
    pods: pods.map((pod) => ({
      ...pod,
      assets: assets.get(pod.uuid) ?? [],
      questions: inBothLanguages(asked.get(pod.uuid)),
    })),
  };
}

type Question = { uuid: string; question: string; active: boolean; locale: string };

/** By the area or pod that asks them, in their order. */
async function readQuestions({ db }: Context, area: string, pods: string[]) {
  const rows = await db
    .select({
      uuid: questions.uuid,
      question: questions.question,
      active: questions.active,
      locale: questions.locale,
      area: questions.area,
      pod: questions.pod,
    })
    .from(questions)
    .where(
      and(or(eq(questions.area, area), inArray(questions.pod, pods)), isNull(questions.retiredAt)),
    )
    .orderBy(asc(questions.position), asc(questions.uuid));
  return Map.groupBy(rows, (row) => row.pod ?? row.area);
}

function inBothLanguages(asked: readonly Question[] = []) {
  const inLocale = (wanted: string) => asked.filter(({ locale }) => locale === wanted);
  return { en: inLocale('en'), mi: inLocale('mi') };
}
