import { subscriptionIndex, subscriptionSearch } from '#contract/subscriptions.ts';
import { listKind } from '#web/platform/list/list-kind.ts';

export const subscriptionList = listKind({
  index: subscriptionIndex,
  search: subscriptionSearch,
  pageOf: ({ subscriptions }) => subscriptions,
  // Stripe may use a word one day that is not known here.
  filters: { status: 'any' },
  sorts: {
    '-created_at': 'Newest first',
    created_at: 'Oldest first',
    ends_at: 'End date, earliest first',
    '-ends_at': 'End date, latest first',
  },
});
