import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { billingCustomers, subscriptions } from '#server/schema/index.ts';
import { personOf } from './find-customer.ts';
import { type Kept, keepSubscription, nextQuestion } from './keep-subscription.ts';
import { stripeNews } from './kinds.ts';
import type { Stripe } from './stripe.ts';

/**
 * What Stripe sends is only a reason to ask: the present answer is right whatever came before it, so
 * news may be doubled, late or out of order. No transaction is open while Stripe thinks.
 */
export async function askForSubscription(
  ctx: Context,
  stripe: Stripe,
  id: string,
): Promise<Kept['outcome'] | 'unknown'> {
  const asked = await nextQuestion(ctx);
  const subscription = await stripe.subscription(id);
  if (!subscription) return 'unknown';
  return (await keepSubscription(ctx, { asked, subscription })).outcome;
}

/** How they pay, and whether they are still there: the subscriptions of one who is gone are asked for. */
export async function askForCustomer(ctx: Context, stripe: Stripe, id: string): Promise<void> {
  const asked = await nextQuestion(ctx);
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
    if (customer.deleted && kept.length > 0) await askForAllOf(ctx, person);
  });
}

async function askForAllOf(ctx: Context, person: string) {
  const theirs = await ctx.db
    .select({ id: subscriptions.stripeId })
    .from(subscriptions)
    .where(and(eq(subscriptions.user, person), isNotNull(subscriptions.stripeId)));
  for (const { id } of theirs) {
    if (id !== null) await ctx.jobs.add(ctx, stripeNews, { about: 'subscription', id });
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
