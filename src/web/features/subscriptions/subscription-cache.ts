import type { QueryClient } from '@tanstack/react-query';
import {
  type Subscription,
  subscriptionIndex,
  subscriptionSearch,
} from '#contract/subscriptions/subscriptions.ts';
import { putRecord } from '#web/platform/calls/record-cache.ts';

export const cacheSubscription = (client: QueryClient, subscription: Subscription) =>
  putRecord(client, subscription, { lists: [subscriptionIndex, subscriptionSearch] });
