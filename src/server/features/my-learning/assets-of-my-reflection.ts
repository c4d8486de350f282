import { and, eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { assetsOfMyReflection as contract } from '#contract/my-learning/my-learning.ts';
import { readAssetsOf } from '#server/features/learning/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { reflections } from '#server/schema/index.ts';

/** Those of its pod; an area's own reflection has none. Somebody else's reflection is a 404. */
export async function assetsOfMyReflection(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [found] = await ctx.db
    .select({ pod: reflections.pod })
    .from(reflections)
    .where(and(eq(reflections.uuid, params.uuid), eq(reflections.learner, ctx.user.uuid)));
  if (!found) throw notFound();
  return { assets: found.pod ? await readAssetsOf(ctx, found.pod) : [] };
}
