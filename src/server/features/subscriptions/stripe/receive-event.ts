import type { Stripe as Sdk } from 'stripe';
import { z } from 'zod';
import { type StripeUpdate, stripeUpdate } from '#server/features/subscriptions/job-kinds.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { billingEvents } from '#server/schema/index.ts';
import { idOf } from './from-stripe.ts';

/**
 * Notes that Stripe told us and has a job ask what is so, in one transaction; then Stripe is answered
 * at once. It sends until it is, so the same event may come again: that is known already.
 */
export async function receiveEvent(ctx: Context, event: Sdk.Event): Promise<'handled' | 'ignored'> {
  const news = EventPayload.safeParse(event).success ? updateOf(event) : undefined;
  if (!news) return 'ignored';
  await inTransaction(ctx, async (ctx) => {
    const noted = await ctx.db
      .insert(billingEvents)
      .values({ stripeId: event.id, receivedAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (noted.length > 0) await ctx.jobs.add(ctx, stripeUpdate, news);
  });
  return 'handled';
}

/** The signature says who wrote it, and not that it says anything. */
const EventPayload = z.object({
  id: z.string().min(1),
  data: z.object({ object: z.object({ id: z.string().min(1) }) }),
});

function updateOf(event: Sdk.Event): StripeUpdate | undefined {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { about: 'subscription', id: event.data.object.id };
    case 'customer.updated':
    case 'customer.deleted':
      return { about: 'customer', id: event.data.object.id };
    case 'payment_method.automatically_updated':
      return payer(event.data.object.customer);
    case 'invoice.payment_action_required':
      return { about: 'invoice', id: event.data.object.id };
    default:
      return undefined;
  }
}

const payer = (customer: string | { id: string } | null): StripeUpdate | undefined =>
  customer ? { about: 'customer', id: idOf(customer) } : undefined;
