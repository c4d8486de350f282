import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import { stripeUpdate } from '#server/features/subscriptions/job-kinds.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { billingCustomers, subscriptions } from '#server/schema/index.ts';
import { applyStripeAnswer, nextRequestNumber, type SyncResult } from './apply-stripe-answer.ts';
import { personOf } from './find-customer.ts';
import type { Stripe } from './stripe.ts';

/**
 * An event of Stripe only makes us fetch the object, so events may be doubled, late or out of order.
 * No transaction is open while Stripe answers.
 */
export async function syncSubscription(
  ctx: Context,
  stripe: Stripe,
  id: string,
): Promise<SyncResult['outcome'] | 'unknown'> {
  const requestNumber = await nextRequestNumber(ctx);
  const subscription = await stripe.subscription(id);
  if (!subscription) return 'unknown';
  return (await applyStripeAnswer(ctx, { requestNumber, subscription })).outcome;
}

/** How a customer pays, and whether they were deleted: then their subscriptions are fetched, too. */
export async function syncCustomer(ctx: Context, stripe: Stripe, id: string): Promise<void> {
  const requestNumber = await nextRequestNumber(ctx);
  const customer = await stripe.customer(id);
  if (!customer) return;
  await inTransaction(ctx, async (ctx) => {
    const person = await personOf(ctx, customer);
    if (!person) return;
    const deletedAt = customer.deleted ? ctx.now : null;
    const updated = await ctx.db
      .update(billingCustomers)
      .set({ requestNumber, deletedAt, ...paymentOf(customer) })
      .where(
        and(eq(billingCustomers.stripeId, id), lt(billingCustomers.requestNumber, requestNumber)),
      )
      .returning();
    if (customer.deleted && updated.length > 0) await syncSubscriptionsOf(ctx, person);
  });
}

async function syncSubscriptionsOf(ctx: Context, person: string) {
  const rows = await ctx.db
    .select({ id: subscriptions.stripeId })
    .from(subscriptions)
    .where(and(eq(subscriptions.user, person), isNotNull(subscriptions.stripeId)));
  for (const { id } of rows) {
    if (id !== null) await ctx.jobs.add(ctx, stripeUpdate, { about: 'subscription', id });
  }
}

function paymentOf(customer: Sdk.Customer | Sdk.DeletedCustomer) {
  const method = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  if (!method || typeof method === 'string') return { paymentMethod: null, lastFour: null };
  return {
    paymentMethod: method.card?.brand ?? method.type,
    lastFour: method.card?.last4 ?? null,
  };
}
