import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import { pick } from '#contract/fields/record-fields.ts';
import { subscriptionLineKeys } from '#contract/subscriptions/subscription-fields.ts';
import type { cancelSubscription } from '#contract/subscriptions/subscriptions.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { allIds, type PickedRows } from '#server/platform/data/paginate-ids.ts';
import { organisationWithin, type Scope } from '#server/platform/data/scope.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { subscriptions, users } from '#server/schema/index.ts';
import { type SubscriptionFilters, subscriptionListQuery } from './subscription-list-query.ts';

export type Subscription = Reply<typeof cancelSubscription>['subscription'];

/** These subscriptions as lists show them, in the order of `uuids`. */
export async function readSubscriptions(
  { db, scope }: Pick<ScopedContext, 'db' | 'scope'>,
  uuids: readonly string[],
): Promise<Subscription[]> {
  const rows = await db
    .select({
      id: subscriptions.uuid,
      name: subscriptions.name,
      ...pick(subscriptions, subscriptionLineKeys),
      stripe_status: subscriptions.stripeStatus,
      created_at: subscriptions.createdAt,
      ends_at: subscriptions.endsAt,
      current_period_end: subscriptions.currentPeriodEnd,
      trial_ends_at: subscriptions.trialEndsAt,
      kept: keptBy,
      user: {
        uuid: users.uuid,
        name: users.name,
        email: users.email,
        organisations: presentOrganisations(scope),
      },
      updated_at: subscriptions.updatedAt,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.uuid, subscriptions.user))
    .where(equalsAny(subscriptions.uuid, uuids));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return uuids.flatMap((uuid) => rowsById.get(uuid) ?? []);
}

const keptBy = sql<Subscription['kept']>`case when ${subscriptions.stripeId} is null
  then 'by_hand' else 'stripe' end`;

/** Those of the scope, in the order in which the person joined them: the list shows the first. */
const presentOrganisations = (scope: Scope): SQL<Subscription['user']['organisations']> => sql`(
  select coalesce(json_agg(json_build_object('uuid', o.uuid, 'name', o.name)
    order by m.joined_at, m.position, o.name), '[]')
  from memberships m join organisations o on o.uuid = m.organisation
  where m."user" = users.uuid and m.left_at is null
    and ${organisationWithin(scope, sql`m.organisation`) ?? sql`true`})`;

/** Of one person, newest first. */
export async function subscriptionsOf(ctx: ScopedContext, user: string): Promise<Subscription[]> {
  const rows = await ctx.db
    .select({ uuid: subscriptions.uuid })
    .from(subscriptions)
    .where(eq(subscriptions.user, user))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.uuid));
  return readSubscriptions(
    ctx,
    rows.map(({ uuid }) => uuid),
  );
}

export async function readSubscription(ctx: ScopedContext, uuid: string): Promise<Subscription> {
  const [subscription] = await readSubscriptions(ctx, [uuid.toLowerCase()]);
  if (!subscription) throw notFound();
  return subscription;
}

type ListFilters = { term?: string; filters?: SubscriptionFilters; rows?: PickedRows };

/** All subscriptions of a list, with its search, filters and order, some hundreds at a time. */
export async function* subscriptionBatches(
  ctx: ScopedContext,
  { term = '', filters = {}, rows }: ListFilters,
): AsyncGenerator<Subscription[]> {
  const uuids = await allIds(ctx.db, subscriptionListQuery(ctx.scope, term, filters), rows);
  for (let from = 0; from < uuids.length; from += BATCH) {
    yield await readSubscriptions(ctx, uuids.slice(from, from + BATCH));
  }
}

const BATCH = 500;
