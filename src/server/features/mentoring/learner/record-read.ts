import { and, eq, sql } from 'drizzle-orm';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { reflectionReads } from '#server/schema/index.ts';

/** The history says who has opened somebody's reflection, once a day for each of both. */
export async function recordRead(ctx: Context, reflection: string): Promise<void> {
  const read = {
    reflection,
    reader: ctx.user.uuid,
    day: sql<string>`(${ctx.now.toISOString()}::timestamptz at time zone 'Pacific/Auckland')::date`,
  };
  const isToday = and(
    eq(reflectionReads.reflection, reflection),
    eq(reflectionReads.reader, read.reader),
    eq(reflectionReads.day, read.day),
  );
  if (await ctx.db.$count(reflectionReads, isToday)) return;

  await inTransaction(ctx, async (ctx) => {
    const first = await ctx.db
      .insert(reflectionReads)
      .values(read)
      .onConflictDoNothing()
      .returning({ reflection: reflectionReads.reflection });
    if (first.length === 0) return;
    await recordEvent(ctx, {
      action: 'reflection.read',
      subjectType: 'reflection',
      subject: reflection,
    });
  });
}
