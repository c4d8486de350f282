import type { MessageDescriptor } from '#lib/messages/message.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import type { subscriptionStatuses } from './subscriptions.ts';

/** A status in words, such as 'Past due'. */
export const statusWords: Readonly<
  Record<(typeof subscriptionStatuses)[number], MessageDescriptor>
> = {
  active: subscriptionsMessages.active,
  canceled: subscriptionsMessages.canceled,
  incomplete: subscriptionsMessages.incomplete,
  incomplete_expired: subscriptionsMessages.incompleteExpired,
  past_due: subscriptionsMessages.pastDue,
  paused: subscriptionsMessages.paused,
  trialing: subscriptionsMessages.trialing,
  unpaid: subscriptionsMessages.unpaid,
};

const isKnown = (status: string): status is keyof typeof statusWords => status in statusWords;

/** A status that Stripe adds one day is readable too: `past_due` would be 'Past due'. */
export function statusLabel(status: string): MessageDescriptor | string {
  if (isKnown(status)) return statusWords[status];
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
