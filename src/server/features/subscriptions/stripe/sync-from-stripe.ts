import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import { stripeUpdate } from '#server/features/subscriptions/job-kinds.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { billingCustomers, subscriptions } from '#server/schema/index.ts';
import { type Applied, applyStripeAnswer, nextRequestNumber } from './apply-stripe-answer.ts';
import { personOf } from './find-customer.ts';
import type { Stripe } from './stripe.ts';

/**
 * A Stripe event only triggers a fresh read of the object: the present answer is right whatever
 * came before it, so
 * news may be doubled, late or out of order. No transaction is open while Stripe thinks.
 */
export async function syncSubscription(
  ctx: Context,
  stripe: Stripe,
  id: string,
): Promise<Applied['outcome'] | 'unknown'> {
  const asked = await nextRequestNumber(ctx);
  const subscription = await stripe.subscription(id);
  if (!subscription) return 'unknown';
  return (await applyStripeAnswer(ctx, { asked, subscription })).outcome;
}

/** How they pay, and whether they are still there: the subscriptions of one who is gone are asked for. */
export async function syncCustomer(ctx: Context, stripe: Stripe, id: string): Promise<void> {
  const asked = await nextRequestNumber(ctx);
  const customer = await stripe.customer(id);
  if (!customer) return;
  await inTransaction(ctx, async (ctx) => {
    const person = await personOf(ctx, customer);
    if (!person) return;
    const deletedAt = customer.deleted ? ctx.now : null;
    const kept = await ctx.db
      .update(billingCustomers)
      .set({ asked, deletedAt, ...paymentOf(customer) })
      .where(and(eq(billingCustomers.stripeId, id), lt(billingCustomers.asked, asked)))
      .returning();
    if (customer.deleted && kept.length > 0) await syncSubscriptionsOf(ctx, person);
  });
}

async function syncSubscriptionsOf(ctx: Context, person: string) {
  const theirs = await ctx.db
    .select({ id: subscriptions.stripeId })
    .from(subscriptions)
    .where(and(eq(subscriptions.user, person), isNotNull(subscriptions.stripeId)));
  for (const { id } of theirs) {
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
