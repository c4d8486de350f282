export { compareNightly } from './jobs.ts';
export { subscriptionBatches, subscriptionsOf } from './read-subscriptions.ts';
export { paymentMail } from './stripe/ask-for-payment.ts';
export type { SubscriptionFilters } from './subscription-list-query.ts';
