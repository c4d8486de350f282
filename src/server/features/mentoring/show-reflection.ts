import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { showReflection as contract } from '#contract/mentoring.ts';
import type { Context } from '#server/platform/context.ts';
import { readReflection } from './read-reflection.ts';
import { recordRead } from './record-read.ts';

export async function showReflection(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const reflection = await readReflection(ctx, params.uuid);
  if (reflection.user.uuid !== ctx.user.uuid) await recordRead(ctx, params.uuid);
  return { reflection };
}
