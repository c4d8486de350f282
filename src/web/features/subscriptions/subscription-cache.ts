import type { QueryClient } from '@tanstack/react-query';
import type { ReplyJson } from '#contract/endpoint.ts';
import {
  type Subscription,
  subscriptionIndex,
  subscriptionSearch,
} from '#contract/subscriptions.ts';
import { untilRendered } from '#web/platform/until-rendered.ts';

type Listed = ReplyJson<typeof subscriptionIndex>;

/** Wherever it is listed it is as the server just answered it. */
export function cacheSubscription(client: QueryClient, changed: Subscription): Promise<void> {
  for (const { name } of [subscriptionIndex, subscriptionSearch]) {
    client.setQueriesData<Listed>({ queryKey: [name] }, (known) => known && within(known, changed));
  }
  return untilRendered();
}

function within({ subscriptions }: Listed, changed: Subscription): Listed {
  const data = subscriptions.data.map((row) => (row.id === changed.id ? changed : row));
  return { subscriptions: { ...subscriptions, data } };
}
