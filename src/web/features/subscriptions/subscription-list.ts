import { subscriptionList as calls } from '#contract/pages/people.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { defineList } from '#web/patterns/list/define-list.ts';

export const subscriptionList = defineList({
  calls,
  selectPage: ({ subscriptions }) => subscriptions,
  sorts: {
    '-created_at': sharedMessages.newestFirst,
    created_at: sharedMessages.oldestFirst,
    ends_at: subscriptionsMessages.endEarliestFirst,
    '-ends_at': subscriptionsMessages.endLatestFirst,
  },
});
