import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { cancelSubscription as contract } from '#contract/subscriptions/subscriptions.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { subscriptions } from '#server/schema/index.ts';
import { stripeUpdate } from './job-kinds.ts';
import { readSubscription } from './read-subscriptions.ts';
import { endWhenCancelled, isCancelled } from './rules.ts';
import { applyStripeAnswer, nextRequestNumber } from './stripe/apply-stripe-answer.ts';
import { gatewayFailed } from './stripe/gateway-failed.ts';
import type { Stripe } from './stripe/stripe.ts';
import { StripeFailure } from './stripe/stripe-failure.ts';
import { syncSubscription } from './stripe/sync-from-stripe.ts';

/** At the end of its period. Cancelled already, or over: the same answer, and nothing changes. */
export async function cancelSubscription(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
  stripe: Stripe | null,
): Promise<Reply<typeof contract>> {
  const wish = await begin(ctx, params.id);
  if (wish) await cancelAtStripe(ctx, stripe, wish).catch(asFailed(ctx, stripe, wish));
  return { subscription: await readSubscription(ctx, params.id) };
}

/** What Stripe is to be asked for. The key is kept until it has answered, for whoever tries again. */
type Cancellation = { uuid: string; stripeId: string; cancelKey: string };

/** One that is kept by hand is cancelled here and now. */
function begin(ctx: Context, uuid: string): Promise<Cancellation | undefined> {
  const it = eq(subscriptions.uuid, uuid);
  return inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db.select().from(subscriptions).where(it).for('no key update');
    if (!found) throw notFound();
    if (isCancelled(found)) return undefined;
    if (found.stripeId !== null) {
      const cancelKey = found.cancelKey ?? newUuid();
      await ctx.db.update(subscriptions).set({ cancelKey }).where(it);
      return { uuid, stripeId: found.stripeId, cancelKey };
    }
    const endsAt = endWhenCancelled(found, ctx.now);
    const updatedAt = nextVersion(ctx, subscriptions.updatedAt);
    await ctx.db.update(subscriptions).set({ endsAt, updatedAt }).where(it);
    await recordEvent(ctx, {
      action: 'subscription.cancelled',
      subjectType: 'subscription',
      subject: uuid,
      before: { ends_at: null },
      after: { ends_at: endsAt.toISOString() },
    });
    return undefined;
  });
}

async function cancelAtStripe(ctx: Context, stripe: Stripe | null, wish: Cancellation) {
  if (!stripe) throw gatewayFailed('no-key');
  const asked = await nextRequestNumber(ctx);
  const subscription = await stripe.cancelAtPeriodEnd(wish.stripeId, wish.cancelKey);
  const { cancelKey } = wish;
  const { outcome } = await applyStripeAnswer(ctx, { asked, subscription, cancelKey });
  if (outcome === 'overtaken') await syncSubscription(ctx, stripe, wish.stripeId);
}

const asFailed =
  (ctx: Context, stripe: Stripe | null, wish: Cancellation) => async (error: unknown) => {
    if (!(error instanceof StripeFailure && stripe)) throw error;
    const { kind } = error;
    const isUncertain = kind === 'silent' || kind === 'broken';
    if (kind !== 'silent') await forgetCancelKey(ctx, wish);
    if (isUncertain)
      await ctx.jobs.add(ctx, stripeUpdate, { about: 'subscription', id: wish.stripeId });
    // It may be over at Stripe without our knowing: then there was nothing left to cancel.
    if (kind === 'refused' && (await isOverAtStripe(ctx, stripe, wish))) return;
    throw gatewayFailed(kind);
  };

/** Stripe repeats its answer, a failure too, to whoever comes with the same key. */
async function forgetCancelKey({ db }: Context, { uuid, cancelKey }: Cancellation) {
  await db
    .update(subscriptions)
    .set({ cancelKey: null })
    .where(and(eq(subscriptions.uuid, uuid), eq(subscriptions.cancelKey, cancelKey)));
}

async function isOverAtStripe(ctx: Context, stripe: Stripe, { uuid, stripeId }: Cancellation) {
  await syncSubscription(ctx, stripe, stripeId).catch(() => undefined);
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.uuid, uuid));
  return row !== undefined && isCancelled(row);
}
