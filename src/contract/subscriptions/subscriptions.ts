import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './subscriptions.schemas.ts';

export * from './subscriptions.openings.ts';
export type * from './subscriptions.schemas.ts';

/** Stripe's statuses today. Lists show a status that is not known here as it was received. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const;

export const subscriptionSorts = ['-created_at', 'created_at', 'ends_at', '-ends_at'] as const;

export const cancelSubscription: Endpoint<typeof schemas.cancelSubscription> = {
  name: 'cancelSubscription',
  method: 'POST',
  path: '/api/admin/user/cancelsubscription/:id',
  allow: 'people.manage',
  also: [502],
  topics: ['subscriptions'],
};

export const storeSubscription: Endpoint<typeof schemas.storeSubscription> = {
  name: 'storeSubscription',
  method: 'POST',
  path: '/api/admin/subscription/store',
  allow: 'people.manage',
  status: 201,
  idempotent: true,
  topics: ['subscriptions'],
};

export const updateSubscription: Endpoint<typeof schemas.updateSubscription> = {
  name: 'updateSubscription',
  method: 'PUT',
  path: '/api/admin/subscription/update',
  allow: 'people.manage',
  editing: true,
  topics: ['subscriptions'],
};

export const checkBilling: Endpoint<typeof schemas.checkBilling> = {
  name: 'checkBilling',
  method: 'POST',
  path: '/api/admin/billing/check',
  allow: 'people.manage',
  also: [422],
  topics: ['subscriptions'],
};
