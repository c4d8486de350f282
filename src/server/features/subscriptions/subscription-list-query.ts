import { and, eq } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import type { subscriptionIndex } from '#contract/subscriptions/subscriptions.ts';
import type { ListQuery } from '#server/platform/data/paginate-ids.ts';
import { matches } from '#server/platform/data/search.ts';
import { endsAtOrNever, subscriptions } from '#server/schema/index.ts';

export type SubscriptionFilters = Omit<
  ValidInput<typeof subscriptionIndex>['query'],
  'page' | 'per_page'
>;

/** The subscriptions that contain the term and match the filters. */
export function subscriptionListQuery(
  term: string,
  { status, sort }: SubscriptionFilters,
): ListQuery {
  return {
    table: subscriptions,
    storedTotal: 'subscriptions',
    uuid: subscriptions.uuid,
    where: and(
      matches(subscriptions.search, term),
      status === undefined ? undefined : eq(subscriptions.stripeStatus, status),
    ),
    ...sorts[sort ?? '-created_at'],
  };
}

const sorts = {
  '-created_at': { by: subscriptions.createdAt, descending: true },
  created_at: { by: subscriptions.createdAt, descending: false },
  '-ends_at': { by: endsAtOrNever(subscriptions.endsAt), descending: true },
  ends_at: { by: subscriptions.endsAt, descending: false },
};
