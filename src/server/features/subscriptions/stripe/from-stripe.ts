import type { Stripe as Sdk } from 'stripe';

const instant = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1_000) : null;

/** Stripe's subscription in our columns. The type is where Cashier, too, looks for it. */
export function columnsOf(subscription: Sdk.Subscription) {
  const { metadata, status, items, trial_end: trialEnd } = subscription;
  const [item, ...others] = items.data;
  const only = others.length === 0 ? item : undefined;
  return {
    name: metadata.type || metadata.name || 'default',
    stripeStatus: status,
    stripePrice: only?.price.id ?? null,
    quantity: only?.quantity ?? 1,
    trialEndsAt: instant(trialEnd),
    currentPeriodEnd: periodEnd(subscription),
    endsAt: endOf(subscription),
  };
}

export type SubscriptionColumns = ReturnType<typeof columnsOf>;

/** Each item has a period of its own since 2025; what was paid for lasts to the last one's end. */
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

/** Of an expanded customer or of its id alone. */
export const idOf = (named: string | { id: string }) =>
  typeof named === 'string' ? named : named.id;
