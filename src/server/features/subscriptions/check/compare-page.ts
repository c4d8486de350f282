import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import { type ComparedPage, comparePage } from '#server/features/subscriptions/job-kinds.ts';
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
import { fieldDrift, missingAtStripe, unknownCustomers } from './drift.ts';

/** As many as a person reads; how many there are in all is kept beside them. */
const maxShownDrift = 100;

/** What a comparison came to, once it is done. */
export type Compared = { compared: number; differences: number };

/** Compares a hundred subscriptions with Stripe, mends ours, and hands on to the next hundred. */
export async function compareNext(
  ctx: Context,
  stripe: Stripe,
  { check, after }: ComparedPage,
): Promise<Compared | undefined> {
  const asked = await nextRequestNumber(ctx);
  const page = await stripe.subscriptionsAfter(after);
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockUnderWay(ctx, check))) return undefined;
    const fresh = await unseen(ctx, check, page.data);
    const last = page.data.at(-1);
    // A page that was compared before its job died has handed on already.
    if (last && fresh.length === 0) return undefined;
    const drift: BillingDrift[] = [];
    for (const subscription of fresh) drift.push(...(await repair(ctx, asked, subscription)));
    await note(ctx, check, { compared: fresh.length, drift });
    if (last && page.has_more) {
      await ctx.jobs.add(ctx, comparePage, { check, after: last.id });
      return undefined;
    }
    return finish(ctx, check);
  });
}

/** Held, so that of two jobs of one page the second sees what the first has compared. */
async function lockUnderWay({ db }: Context, check: string): Promise<boolean> {
  const held = await db
    .select({ uuid: billingChecks.uuid })
    .from(billingChecks)
    .where(and(eq(billingChecks.uuid, check), isNull(billingChecks.doneAt)))
    .for('update');
  return held.length > 0;
}

async function unseen({ db }: Context, check: string, listed: readonly Sdk.Subscription[]) {
  if (listed.length === 0) return [];
  const added = await db
    .insert(billingCheckSubscriptions)
    .values(listed.map(({ id }) => ({ check, stripeId: id })))
    .onConflictDoNothing()
    .returning({ id: billingCheckSubscriptions.stripeId });
  const ids = new Set(added.map(({ id }) => id));
  return listed.filter(({ id }) => ids.has(id));
}

async function repair(ctx: Context, asked: number, subscription: Sdk.Subscription) {
  const kept = await applyStripeAnswer(ctx, { asked, subscription });
  if (kept.outcome === 'overtaken') return [];
  if (kept.outcome === 'nobody') return unknownCustomers(subscription);
  return fieldDrift(ctx, kept, subscription);
}

async function note(
  { db }: Context,
  check: string,
  { compared, drift }: { compared: number; drift: BillingDrift[] },
) {
  const shown = sql`coalesce(${billingChecks.drift}, '[]') || ${JSON.stringify(drift)}::jsonb`;
  await db
    .update(billingChecks)
    .set({
      compared: sql`${billingChecks.compared} + ${compared}`,
      differences: sql`${billingChecks.differences} + ${drift.length}`,
      drift: sql`jsonb_path_query_array(${shown}, ${`$[0 to ${maxShownDrift - 1}]`}::jsonpath)`,
    })
    .where(eq(billingChecks.uuid, check));
}

async function finish(ctx: Context, check: string): Promise<Compared | undefined> {
  await note(ctx, check, { compared: 0, drift: await missingAtStripe(ctx, check) });
  const [done] = await ctx.db
    .update(billingChecks)
    .set({ doneAt: ctx.now })
    .where(eq(billingChecks.uuid, check))
    .returning({ compared: billingChecks.compared, differences: billingChecks.differences });
  await ctx.db.delete(billingCheckSubscriptions).where(eq(billingCheckSubscriptions.check, check));
  return done;
}
