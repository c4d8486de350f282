import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { myReflection as contract } from '#contract/my-learning/my-learning.ts';
import { readReflection } from '#server/features/mentoring/index.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';

/** The caller's own. Somebody else's is a 404, just like one that does not exist. */
export async function myReflection(
  ctx: ScopedContext,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const reflection = await readReflection(ctx, params.uuid);
  if (reflection.user.uuid !== ctx.user.uuid) throw notFound();
  return { reflection };
}
