import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { cancelSubscription as contract } from '#contract/subscriptions/subscriptions.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { subscriptions } from '#server/schema/index.ts';
import { stripeUpdate } from './job-kinds.ts';
import { readSubscription } from './read-subscriptions.ts';
import { endWhenCancelled, isCancelled } from './rules.ts';
import { applyStripeAnswer, nextRequestNumber } from './stripe/apply-stripe-answer.ts';
import type { Stripe } from './stripe/stripe.ts';
import { gatewayFailed, StripeFailure } from './stripe/stripe-failure.ts';
import { syncSubscription } from './stripe/sync-from-stripe.ts';

/** Cancels at the end of the period. Cancelled or over already: the same answer, nothing changes. */
export async function cancelSubscription(
  ctx: ScopedContext,
  { params }: ValidInput<typeof contract>,
  stripe: Stripe | null,
): Promise<Reply<typeof contract>> {
  const cancellation = await beginCancellation(ctx, params.id);
  if (cancellation) {
    await cancelAtStripe(ctx, stripe, cancellation).catch((error) =>
      handleFailure(ctx, stripe, cancellation, error),
    );
  }
  return { subscription: await readSubscription(ctx, params.id) };
}

/** The key is stored until Stripe has answered, so that another try repeats the same request. */
type Cancellation = { uuid: string; stripeId: string; cancelKey: string };

/** Returns what to ask Stripe for. A subscription that is kept by hand is cancelled here and now. */
function beginCancellation(ctx: Context, uuid: string): Promise<Cancellation | undefined> {
  const hasUuid = eq(subscriptions.uuid, uuid);
  return inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(subscriptions).where(hasUuid).for('no key update');
    if (!row) throw notFound();
    if (isCancelled(row)) return undefined;
    if (row.stripeId !== null) {
      const cancelKey = row.cancelKey ?? newUuid();
      await ctx.db.update(subscriptions).set({ cancelKey }).where(hasUuid);
      return { uuid, stripeId: row.stripeId, cancelKey };
    }
    const endsAt = endWhenCancelled(row, ctx.now);
    const updatedAt = nextVersion(ctx, subscriptions.updatedAt);
    await ctx.db.update(subscriptions).set({ endsAt, updatedAt }).where(hasUuid);
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

async function cancelAtStripe(
  ctx: Context,
  stripe: Stripe | null,
  { stripeId, cancelKey }: Cancellation,
) {
  if (!stripe) throw gatewayFailed('no-key');
  const requestNumber = await nextRequestNumber(ctx);
  const subscription = await stripe.cancelAtPeriodEnd(stripeId, cancelKey);
  const { outcome } = await applyStripeAnswer(ctx, { requestNumber, subscription, cancelKey });
  if (outcome === 'overtaken') await syncSubscription(ctx, stripe, stripeId);
}

async function handleFailure(
  ctx: Context,
  stripe: Stripe | null,
  cancellation: Cancellation,
  error: unknown,
) {
  if (!(error instanceof StripeFailure && stripe)) throw error;
  const { kind } = error;
  const isUncertain = kind === 'silent' || kind === 'broken';
  if (kind !== 'silent') await forgetCancelKey(ctx, cancellation);
  if (isUncertain) {
    await ctx.jobs.add(ctx, stripeUpdate, { about: 'subscription', id: cancellation.stripeId });
  }
  // It may have ended at Stripe without our knowing: then there was nothing left to cancel.
  if (kind === 'refused' && (await isOverAtStripe(ctx, stripe, cancellation))) return;
  throw gatewayFailed(kind);
}

/** For the same key Stripe repeats its answer, even a failure: another try needs a new one. */
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
