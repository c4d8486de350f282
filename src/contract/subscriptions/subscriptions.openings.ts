import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './subscriptions.schemas.ts';

export const subscriptionIndex: Endpoint<typeof schemas.subscriptionIndex> = {
  name: 'subscriptionIndex',
  method: 'GET',
  path: '/api/admin/user/subscriptions',
  allow: 'people.manage',
  scoped: true,
  tokens: true,
  topics: ['subscriptions', 'users', 'organisations'],
};

export const subscriptionSearch: Endpoint<typeof schemas.subscriptionSearch> = {
  name: 'subscriptionSearch',
  method: 'GET',
  path: '/api/admin/user/searchsubscriptions/:term',
  allow: 'people.manage',
  scoped: true,
  topics: ['subscriptions', 'users', 'organisations'],
};

export const billing: Endpoint<typeof schemas.billing> = {
  name: 'billing',
  method: 'GET',
  path: '/api/admin/billing',
  allow: 'people.manage',
  topics: ['subscriptions'],
};
