import { maxLength } from '#contract/fields/max-length.ts';
import { type KeyOfKind, keysOfKind, type RecordFields } from '#contract/fields/record-fields.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';

/**
 * Of a subscription that is kept by hand, by their keys in bodies. What Stripe tells besides has no
 * form; the table and the history have names of their own for what comes from there.
 */
export const subscriptionFields = {
  type: {
    kind: 'requiredLine',
    max: maxLength.name,
    replyKey: 'name',
    label: sharedMessages.type,
    file: { header: 'Type' },
  },
  status: {
    kind: 'custom',
    replyKey: 'stripe_status',
    label: sharedMessages.status,
    file: { header: 'Status' },
  },
  created_at: {
    kind: 'column',
    label: subscriptionsMessages.createdDate,
    file: { header: 'Created Date' },
  },
  ends_at: {
    kind: 'column',
    label: subscriptionsMessages.endDate,
    file: { header: 'End Date' },
  },
  /** The end of its period, or of its trial. */
  paid_until: {
    kind: 'custom',
    replyKey: 'current_period_end',
    label: subscriptionsMessages.paidUntil,
    file: { header: 'Paid until' },
  },
} as const satisfies RecordFields;

type Fields = typeof subscriptionFields;
type LineKey = KeyOfKind<Fields, 'line'>;

/** By these keys in the table, in replies and in the history as well. */
export const subscriptionLineKeys: readonly LineKey[] = keysOfKind(subscriptionFields, 'line');
export type SubscriptionLines = Record<LineKey, string>;

/** What its form holds, in its order. */
export const subscriptionKeys = keysOfKind(subscriptionFields, 'requiredLine', 'custom', 'line');
