import { billing, subscriptionIndex, subscriptionSearch } from '#contract/subscriptions.ts';
import { sharedText } from '#texts/shared.ts';
import { subscriptionsText } from '#texts/subscriptions.ts';
import { read } from '#web/platform/data.ts';
import { listKind } from '#web/platform/list/list-kind.ts';
import { type At, pageOfList } from '#web/platform/list/page-ahead.ts';

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

/** What the screen is going to ask for. */
export const ahead = (at: At) =>
  Promise.all([
    pageOfList(subscriptionList)(at),
    at.context.client.prefetchQuery(read(billing, {})),
  ]);
