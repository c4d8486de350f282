import { billing, subscriptionIndex, subscriptionSearch } from '#contract/subscriptions.ts';
import { sharedMessages } from '#messages/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { defineList } from '#web/platform/list/define-list.ts';
import { type ListLoaderArgs, listLoader } from '#web/platform/list/list-loader.ts';

export const subscriptionList = defineList({
  index: subscriptionIndex,
  search: subscriptionSearch,
  selectPage: ({ subscriptions }) => subscriptions,
  // Stripe may use a word one day that is not known here.
  filters: { status: 'any' },
  sorts: {
    '-created_at': sharedMessages.newestFirst,
    created_at: sharedMessages.oldestFirst,
    ends_at: subscriptionsMessages.endEarliestFirst,
    '-ends_at': subscriptionsMessages.endLatestFirst,
  },
});

/** Prefetches what the screen needs. */
export const ahead = (at: ListLoaderArgs) =>
  Promise.all([
    listLoader(subscriptionList)(at),
    at.context.client.prefetchQuery(read(billing, {})),
  ]);
