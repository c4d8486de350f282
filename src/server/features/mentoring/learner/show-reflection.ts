import { and, eq, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { showReflection as contract } from '#contract/mentoring/mentoring.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { readReflection } from '#server/features/mentoring/review/read-reflection.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { reflectionReads } from '#server/schema/index.ts';

export async function showReflection(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const reflection = await readReflection(ctx, params.uuid);
  if (reflection.user.uuid !== ctx.user.uuid) await recordRead(ctx, params.uuid);
  return { reflection };
}

/** Records in the history that the caller opened the reflection, once a day. */
async function recordRead(ctx: Context, reflection: string): Promise<void> {
  const read = {
    reflection,
    reader: ctx.user.uuid,
    day: sql<string>`(${ctx.now.toISOString()}::timestamptz at time zone 'Pacific/Auckland')::date`,
  };
  const isRecorded = and(
    eq(reflectionReads.reflection, reflection),
    eq(reflectionReads.reader, read.reader),
    eq(reflectionReads.day, read.day),
  );
  if (await ctx.db.$count(reflectionReads, isRecorded)) return;

  await inTransaction(ctx, async (ctx) => {
    const added = await ctx.db
      .insert(reflectionReads)
      .values(read)
      .onConflictDoNothing()
      .returning({ reflection: reflectionReads.reflection });
    if (added.length === 0) return;
    await recordEvent(ctx, {
      action: 'reflection.read',
      subjectType: 'reflection',
      subject: reflection,
    });
  });
}
