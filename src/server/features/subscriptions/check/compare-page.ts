import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import { type ComparisonPage, comparePage } from '#server/features/subscriptions/job-kinds.ts';
import {
  applyStripeAnswer,
  nextRequestNumber,
} from '#server/features/subscriptions/stripe/apply-stripe-answer.ts';
import type { Stripe } from '#server/features/subscriptions/stripe/stripe.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import {
  type BillingDrift,
  billingCheckSubscriptions,
  billingChecks,
} from '#server/schema/index.ts';
import { fieldDrift, missingAtStripe, unknownCustomerDrift } from './drift.ts';

/** How many differences are stored for the screen. All of them are counted. */
const maxStoredDrift = 100;

/** How many subscriptions were compared, and how many differences were found. */
export type ComparisonCounts = { compared: number; differences: number };

/**
 * Compares a page of a hundred subscriptions with Stripe, corrects ours, and adds the job for the next
 * page. After the last page it returns the counts of the whole comparison.
 */
export async function compareSubscriptions(
  ctx: Context,
  stripe: Stripe,
  { check, after }: ComparisonPage,
): Promise<ComparisonCounts | undefined> {
  const requestNumber = await nextRequestNumber(ctx);
  const page = await stripe.subscriptionsAfter(after);
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockRunningCheck(ctx, check))) return undefined;
    const uncompared = await claimUncompared(ctx, check, page.data);
    const last = page.data.at(-1);
    // This page was compared by an earlier try of the job, which added the job for the next one.
    if (last && uncompared.length === 0) return undefined;
    const drift: BillingDrift[] = [];
    for (const subscription of uncompared) {
      drift.push(...(await repair(ctx, requestNumber, subscription)));
    }
    await addResults(ctx, check, { compared: uncompared.length, drift });
    if (last && page.has_more) {
      await ctx.jobs.add(ctx, comparePage, { check, after: last.id });
      return undefined;
    }
    return finish(ctx, check);
  });
}

/** So that of two jobs for one page the second sees what the first has compared. */
async function lockRunningCheck({ db }: Context, check: string): Promise<boolean> {
  const locked = await db
    .select({ uuid: billingChecks.uuid })
    .from(billingChecks)
    .where(and(eq(billingChecks.uuid, check), isNull(billingChecks.doneAt)))
    .for('update');
  return locked.length > 0;
}

/** Notes that these subscriptions were listed; returns those that were not noted before. */
async function claimUncompared(
  { db }: Context,
  check: string,
  listed: readonly Sdk.Subscription[],
) {
  if (listed.length === 0) return [];
  const added = await db
    .insert(billingCheckSubscriptions)
    .values(listed.map(({ id }) => ({ check, stripeId: id })))
    .onConflictDoNothing()
    .returning({ id: billingCheckSubscriptions.stripeId });
  const ids = new Set(added.map(({ id }) => id));
  return listed.filter(({ id }) => ids.has(id));
}

async function repair(ctx: Context, requestNumber: number, subscription: Sdk.Subscription) {
  const result = await applyStripeAnswer(ctx, { requestNumber, subscription });
  if (result.outcome === 'overtaken') return [];
  if (result.outcome === 'unknown-customer') return unknownCustomerDrift(subscription);
  return fieldDrift(ctx, result, subscription);
}

async function addResults(
  { db }: Context,
  check: string,
  { compared, drift }: { compared: number; drift: BillingDrift[] },
) {
  const allDrift = sql`coalesce(${billingChecks.drift}, '[]') || ${JSON.stringify(drift)}::jsonb`;
  await db
    .update(billingChecks)
    .set({
      compared: sql`${billingChecks.compared} + ${compared}`,
      differences: sql`${billingChecks.differences} + ${drift.length}`,
      drift: sql`jsonb_path_query_array(${allDrift}, ${`$[0 to ${maxStoredDrift - 1}]`}::jsonpath)`,
    })
    .where(eq(billingChecks.uuid, check));
}

async function finish(ctx: Context, check: string): Promise<ComparisonCounts | undefined> {
  await addResults(ctx, check, { compared: 0, drift: await missingAtStripe(ctx, check) });
  const [counts] = await ctx.db
    .update(billingChecks)
    .set({ doneAt: ctx.now })
    .where(eq(billingChecks.uuid, check))
    .returning({ compared: billingChecks.compared, differences: billingChecks.differences });
  await ctx.db.delete(billingCheckSubscriptions).where(eq(billingCheckSubscriptions.check, check));
  return counts;
}
