import type { Stripe as Sdk } from 'stripe';
import { z } from 'zod';
import { type StripeUpdate, stripeUpdate } from '#server/features/subscriptions/job-kinds.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { billingEvents } from '#server/schema/index.ts';
import { idOf } from './from-stripe.ts';

/**
 * Stores the event's id and adds a job that fetches the object, in one transaction, so that Stripe is
 * answered at once. Stripe may send an event again; the stored id tells.
 */
export async function receiveEvent(ctx: Context, event: Sdk.Event): Promise<'handled' | 'ignored'> {
  const update = EventPayload.safeParse(event).success ? updateOf(event) : undefined;
  if (!update) return 'ignored';
  await inTransaction(ctx, async (ctx) => {
    const inserted = await ctx.db
      .insert(billingEvents)
      .values({ stripeId: event.id, receivedAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (inserted.length > 0) await ctx.jobs.add(ctx, stripeUpdate, update);
  });
  return 'handled';
}

/** A valid signature does not mean that the event is complete. */
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
      return customerUpdate(event.data.object.customer);
    case 'invoice.payment_action_required':
      return { about: 'invoice', id: event.data.object.id };
    default:
      return undefined;
  }
}

const customerUpdate = (customer: string | { id: string } | null): StripeUpdate | undefined =>
  customer ? { about: 'customer', id: idOf(customer) } : undefined;
