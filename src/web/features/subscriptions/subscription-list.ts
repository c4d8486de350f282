import { subscriptionIndex, subscriptionSearch } from '#contract/subscriptions.ts';
import { sharedText } from '#texts/shared.ts';
import { subscriptionsText } from '#texts/subscriptions.ts';
import { listKind } from '#web/platform/list/list-kind.ts';

export const subscriptionList = listKind({
  index: subscriptionIndex,
  search: subscriptionSearch,
  pageOf: ({ subscriptions }) => subscriptions,
  // Stripe may use a word one day that is not known here.
  filters: { status: 'any' },
  sorts: {
    '-created_at': sharedText.newestFirst,
    created_at: sharedText.oldestFirst,
    ends_at: subscriptionsText.endEarliestFirst,
    '-ends_at': subscriptionsText.endLatestFirst,
  },
});
