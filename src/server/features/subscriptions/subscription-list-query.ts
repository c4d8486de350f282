import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ValidInput } from '#contract/endpoint.ts';
import type { subscriptionIndex } from '#contract/subscriptions/subscriptions.ts';
import type { ListQuery } from '#server/platform/data/paginate-ids.ts';
import {
  asSeenAt,
  organisationWithin,
  personWithin,
  type Scope,
} from '#server/platform/data/scope.ts';
import { matches } from '#server/platform/data/search.ts';
import { endsAtOrNever, memberships, subscriptions, users } from '#server/schema/index.ts';

export type SubscriptionFilters = Omit<
  ValidInput<typeof subscriptionIndex>['query'],
  'page' | 'per_page'
>;

/** The subscriptions of the scope's people that contain the term and match the filters. */
export function subscriptionListQuery(
  scope: Scope,
  term: string,
  { status, organisation, sort }: SubscriptionFilters,
): ListQuery {
  return {
    table: subscriptions,
    storedTotal: 'subscriptions',
    uuid: subscriptions.uuid,
    where: and(
      personWithin(asSeenAt(scope, organisation), subscriptions.user),
      matches(searched(scope), term),
      status === undefined ? undefined : eq(subscriptions.stripeStatus, status),
    ),
    ...sorts[sort ?? '-created_at'],
  };
}

/**
 * The stored text names all organisations of a person: who keeps some of them finds by these alone, in
 * the few subscriptions of their people.
 */
const searched = (scope: Scope): PgColumn | SQL =>
  'everything' in scope
    ? subscriptions.search
    : sql`(select fold(concat_ws(' ', u.name, u.email, ${subscriptions.name}, (
        select string_agg(o.name, ' ') from ${memberships} m join organisations o on o.uuid = m.organisation
        where m."user" = u.uuid and m.left_at is null
          and ${organisationWithin(scope, sql`m.organisation`)})))
      from ${users} u where u.uuid = ${subscriptions.user})`;

const sorts = {
  '-created_at': { by: subscriptions.createdAt, descending: true },
  created_at: { by: subscriptions.createdAt, descending: false },
  '-ends_at': { by: endsAtOrNever(subscriptions.endsAt), descending: true },
  ends_at: { by: subscriptions.endsAt, descending: false },
};
