import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import {
  type Subscription,
  subscriptionIndex,
  subscriptionSearch,
} from '#contract/subscriptions.ts';
import { shown } from '#web/platform/shown.ts';

type Listed = Answer<typeof subscriptionIndex>;

/** Wherever it is listed it is as the server just answered it. */
export function keepSubscription(client: QueryClient, changed: Subscription): Promise<void> {
  for (const { name } of [subscriptionIndex, subscriptionSearch]) {
    client.setQueriesData<Listed>({ queryKey: [name] }, (known) => known && within(known, changed));
  }
  return shown();
}

function within({ subscriptions }: Listed, changed: Subscription): Listed {
  const data = subscriptions.data.map((row) => (row.id === changed.id ? changed : row));
  return { subscriptions: { ...subscriptions, data } };
}
