import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';

const endedStatuses = ['canceled', 'incomplete_expired'];

export const canCancel = ({ ends_at: ends, stripe_status: status }: Subscription) =>
  ends === null && !endedStatuses.includes(status);

/** When it would end if it were cancelled now; null if no date is known. */
export function endDateIfCancelled(subscription: Subscription): string | null {
  const { stripe_status: status, trial_ends_at: trial, current_period_end: period } = subscription;
  return status === 'trialing' ? (trial ?? period) : period;
}

export const isPast = (date: string) => new Date(date) < new Date();

export function cancelledMessage({ ends_at: ends }: Subscription): Translatable {
  if (!ends) return subscriptionsMessages.cancelled;
  const { cancelledSince, cancelledFrom } = subscriptionsMessages;
  return message(isPast(ends) ? cancelledSince : cancelledFrom, { at: new Date(ends) });
}
