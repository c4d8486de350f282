import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';

const over = ['canceled', 'incomplete_expired'];

export const canCancel = ({ ends_at: ends, stripe_status: status }: Subscription) =>
  ends === null && !over.includes(status);

/** When it would end if it were cancelled now, as far as is known here. */
export function endDateIfCancelled(subscription: Subscription): string | null {
  const { stripe_status: status, trial_ends_at: trial, current_period_end: period } = subscription;
  return status === 'trialing' ? (trial ?? period) : period;
}

/** What came of cancelling, from the answer itself. */
export const cancelledMessage = ({ ends_at: ends }: Subscription): Translatable =>
  ends
    ? message(subscriptionsMessages.cancelledFrom, { at: new Date(ends) })
    : subscriptionsMessages.cancelled;
