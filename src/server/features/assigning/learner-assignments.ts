import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { learnerAssignments as contract } from '#contract/mentoring/assignments.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
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
