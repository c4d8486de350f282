import type { learnerAssignments as contract } from '#contract/assignments.ts';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { notFound } from '#server/platform/api-error.ts';
import type { Context } from '#server/platform/context.ts';
import { readAssignments } from './read-assignments.ts';
import { readLearner } from './read-learners.ts';

export async function learnerAssignments(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [learner, data] = await Promise.all([
    readLearner(ctx, params.learner),
    readAssignments(ctx, params.learner),
  ]);
  if (!learner) throw notFound();
  return { data, learner };
}
