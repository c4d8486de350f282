import { and, countDistinct, eq, exists, ne, or, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { writtenIn as contract } from '#contract/mentoring/assignments.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { thisReflectionWithin } from '#server/platform/data/scope.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { answers, areaPods, areas, reflections } from '#server/schema/index.ts';
import { readLearner } from './read-learners.ts';

/**
 * How many reflections with text in them a learner would lose sight of with each area: those of the
 * area itself and of its pods, also of pods begun under another area. Under a scope, of those it shows.
 */
export async function writtenIn(
  ctx: ScopedContext,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, scope } = ctx;
  const somethingWritten = db
    .select({ one: sql`1` })
    .from(answers)
    .where(and(eq(answers.reflection, reflections.uuid), ne(answers.answer, '')));
  const [learner, rows] = await Promise.all([
    readLearner(ctx, params.learner),
    db
      .select({ area: areas.uuid, count: countDistinct(reflections.uuid) })
      .from(reflections)
      .leftJoin(areaPods, eq(areaPods.pod, reflections.pod))
      .innerJoin(areas, or(eq(areas.uuid, reflections.area), eq(areas.uuid, areaPods.area)))
      .where(
        and(
          eq(reflections.learner, params.learner),
          exists(somethingWritten),
          thisReflectionWithin(scope, reflections),
        ),
      )
      .groupBy(areas.uuid),
  ]);
  if (!learner) throw notFound();
  return { written: Object.fromEntries(rows.map(({ area, count }) => [area, count])) };
}
