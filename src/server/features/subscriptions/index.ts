export { compareNightly } from './jobs.ts';
export { subscriptionBatches } from './read-subscriptions.ts';
export type { SubscriptionFilters } from './subscription-list-query.ts';
