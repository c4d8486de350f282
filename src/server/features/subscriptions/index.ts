export { compareNightly } from './jobs.ts';
export { subscriptionBatches, subscriptionsOf } from './read-subscriptions.ts';
export type { SubscriptionFilters } from './subscription-list-query.ts';
