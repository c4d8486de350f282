import type { Stripe as Sdk } from 'stripe';

const instant = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1_000) : null;

/** Stripe's subscription in our columns. The name comes from where Laravel's Cashier puts it. */
export function columnsOf(subscription: Sdk.Subscription) {
  const { metadata, status, items, trial_end: trialEnd } = subscription;
  const [item, ...others] = items.data;
  const onlyItem = others.length === 0 ? item : undefined;
  return {
    name: metadata.type || metadata.name || 'default',
    stripeStatus: status,
    stripePrice: onlyItem?.price.id ?? null,
    quantity: onlyItem?.quantity ?? 1,
    trialEndsAt: instant(trialEnd),
    currentPeriodEnd: periodEnd(subscription),
    endsAt: endOf(subscription),
  };
}

export type SubscriptionColumns = ReturnType<typeof columnsOf>;

/** Since 2025 each item has a period of its own: the subscription is paid for until the last ends. */
function periodEnd({ items }: Sdk.Subscription): Date | null {
  const ends = items.data.map(({ current_period_end: end }) => end).filter(Number.isFinite);
  return ends.length > 0 ? instant(Math.max(...ends)) : null;
}

function endOf(subscription: Sdk.Subscription): Date | null {
  const { status, trial_end: trialEnd, cancel_at: cancelAt } = subscription;
  const ended = instant(subscription.ended_at);
  if (ended) return ended;
  if (status === 'canceled') return instant(subscription.canceled_at);
  if (cancelAt) return instant(cancelAt);
  if (!subscription.cancel_at_period_end) return null;
  return status === 'trialing' ? instant(trialEnd) : periodEnd(subscription);
}

export const startOf = ({ created }: Sdk.Subscription) => new Date(created * 1_000);

/** Stripe sends a related object as its id, or expanded. */
export const idOf = (related: string | { id: string }) =>
  typeof related === 'string' ? related : related.id;
