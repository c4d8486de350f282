import { asc, eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type {
  Assignment,
  learnerAssignments as contract,
} from '#contract/mentoring/assignments.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { areas, assignments } from '#server/schema/index.ts';
import { readLearner } from './read-learners.ts';

export async function learnerAssignments(
  ctx: ScopedContext,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [learner, data] = await Promise.all([
    readLearner(ctx, params.learner),
    readAssignments(ctx, params.learner),
  ]);
  if (!learner) throw notFound();
  return { data, learner };
}

/** A learner's areas, in their order. */
export function readAssignments({ db }: Context, learner: string): Promise<Assignment[]> {
  return db
    .select({
      uuid: areas.uuid,
      name: areas.name,
      name_mi: areas.nameMi,
      order: assignments.order,
      active: areas.active,
    })
    .from(assignments)
    .innerJoin(areas, eq(areas.uuid, assignments.area))
    .where(eq(assignments.learner, learner))
    .orderBy(asc(assignments.order));
}
