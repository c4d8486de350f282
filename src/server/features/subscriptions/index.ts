export { compareNightly } from './jobs.ts';
export { everySubscription } from './read-subscriptions.ts';
export type { SubscriptionFilters } from './subscriptions-list.ts';
