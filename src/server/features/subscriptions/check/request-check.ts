import { and, isNull, lt } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { dateOf, timeOf } from '#messages/dates.ts';
import { subscriptionErrorsMessages } from '#messages/subscriptions/subscription-errors.ts';
import { comparePage } from '#server/features/subscriptions/job-kinds.ts';
import type { Stripe } from '#server/features/subscriptions/stripe/stripe.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { billingChecks, billingEvents } from '#server/schema/index.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** Longer than all tries of its jobs take: a comparison that has not ended by then never will. */
const givenUpAfter = 2 * HOUR;

export const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** A comparison that began before this and has not ended is given up. */
export const givenUpSince = (now: Date) => before(now, givenUpAfter);

/** Compares now instead of tonight. Nothing happens while a comparison is under way. */
export async function checkBilling(ctx: Context, stripe: Stripe | null): Promise<void> {
  if (!stripe) throw invalid('billing', subscriptionErrorsMessages.nothingToCompare);
  await startCheck(ctx, null);
}

/** Once a night after three o'clock in New Zealand, by whichever node comes first. */
export async function checkTonight(ctx: Context): Promise<void> {
  if (timeOf(ctx.now) < '03:00') return;
  await startCheck(ctx, dateOf(ctx.now));
  await ctx.db.delete(billingEvents).where(lt(billingEvents.receivedAt, before(ctx.now, 30 * DAY)));
  await ctx.db.delete(billingChecks).where(lt(billingChecks.askedAt, before(ctx.now, 90 * DAY)));
}

function startCheck(ctx: Context, night: string | null): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(billingChecks)
      .set({ doneAt: ctx.now, drift: null })
      .where(and(isNull(billingChecks.doneAt), lt(billingChecks.askedAt, givenUpSince(ctx.now))));
    const started = await ctx.db
      .insert(billingChecks)
      .values({ uuid: newUuid(), askedAt: ctx.now, night })
      .onConflictDoNothing()
      .returning({ uuid: billingChecks.uuid });
    for (const { uuid } of started) {
      await ctx.jobs.add(ctx, comparePage, { check: uuid, after: null });
    }
  });
}
