import { maxLength } from '#contract/fields/max-length.ts';
import { type KeyOfKind, keysOfKind, type RecordFields } from '#contract/fields/record-fields.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';

/**
 * The fields of a subscription that is managed by hand, by their keys in bodies. Further values that
 * Stripe sends have no form; the table and the history have names of their own for those.
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

/** Their keys in the table, in replies and in the history. */
export const subscriptionLineKeys: readonly LineKey[] = keysOfKind(subscriptionFields, 'line');
export type SubscriptionLines = Record<LineKey, string>;

/** The fields of its form, in their order. */
export const subscriptionKeys = keysOfKind(subscriptionFields, 'requiredLine', 'custom', 'line');
