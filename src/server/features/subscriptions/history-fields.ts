import { pick } from '#contract/fields/record-fields.ts';
import {
  type SubscriptionLines,
  subscriptionLineKeys,
} from '#contract/subscriptions/subscription-fields.ts';

type Columns = {
  name: string;
  stripeStatus: string;
  stripePrice?: string | null;
  quantity?: number;
  trialEndsAt: Date | null;
  currentPeriodEnd: Date | null;
  endsAt: Date | null;
} & Partial<SubscriptionLines>;

/** A subscription as the history records it, with the field names of the API. */
export const historyFields = (columns: Columns) => ({
  name: columns.name,
  ...pick(columns, subscriptionLineKeys),
  status: columns.stripeStatus,
  price: columns.stripePrice ?? null,
  quantity: columns.quantity ?? 1,
  trial_ends_at: columns.trialEndsAt?.toISOString() ?? null,
  current_period_end: columns.currentPeriodEnd?.toISOString() ?? null,
  ends_at: columns.endsAt?.toISOString() ?? null,
});

export type HistoryFields = ReturnType<typeof historyFields>;
