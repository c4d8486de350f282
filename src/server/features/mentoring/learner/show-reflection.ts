import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { showReflection as contract } from '#contract/mentoring/mentoring.ts';
import { readReflection } from '#server/features/mentoring/review/read-reflection.ts';
import type { Context } from '#server/platform/data/context.ts';
import { recordRead } from './record-read.ts';

export async function showReflection(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const reflection = await readReflection(ctx, params.uuid);
  if (reflection.user.uuid !== ctx.user.uuid) await recordRead(ctx, params.uuid);
  return { reflection };
}
