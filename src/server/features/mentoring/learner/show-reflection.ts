import { sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { showReflection as contract } from '#contract/mentoring/mentoring.ts';
import { recordFirst } from '#server/features/audit/index.ts';
import { readReflection } from '#server/features/mentoring/review/read-reflection.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { reflectionReads } from '#server/schema/index.ts';

export async function showReflection(
  ctx: ScopedContext,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const reflection = await readReflection(ctx, params.uuid);
  if (reflection.user.uuid !== ctx.user.uuid) await recordRead(ctx, params.uuid);
  return { reflection };
}

/** Records in the history that the caller opened the reflection, once a day. */
async function recordRead(ctx: Context, reflection: string): Promise<void> {
  const { db, user, now } = ctx;
  const day = sql<string>`(${now.toISOString()}::timestamptz at time zone 'Pacific/Auckland')::date`;
  const firstOfDay = db
    .$with('first_of_day')
    .as(
      db
        .insert(reflectionReads)
        .values({ reflection, reader: user.uuid, day })
        .onConflictDoNothing()
        .returning({ reflection: reflectionReads.reflection }),
    );
  const event = {
    action: 'reflection.read',
    subjectType: 'reflection',
    subject: reflection,
  } as const;
  await recordFirst(ctx, event, firstOfDay);
}
