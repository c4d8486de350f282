import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import type { Applied } from '#server/features/subscriptions/stripe/apply-stripe-answer.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type BillingDrift, billingChecks, subscriptions, users } from '#server/schema/index.ts';

/** Field by field, where what was kept here was not what Stripe said. */
export async function fieldDrift(
  { db }: Context,
  kept: Extract<Applied, { uuid: string }>,
  { id }: Sdk.Subscription,
): Promise<BillingDrift[]> {
  const fields = Object.entries(kept.after);
  if (fields.length === 0) return [];
  const [owner] = await db
    .select({ name: users.name })
    .from(subscriptions)
    .innerJoin(users, eq(users.uuid, subscriptions.user))
    .where(eq(subscriptions.uuid, kept.uuid));
  const about = { subscription: kept.uuid, stripe_id: id, person: owner?.name ?? '' };
  if (kept.outcome === 'added') {
    return [{ ...about, field: 'subscription', here: '', there: kept.after.status ?? '' }];
  }
  const here = new Map<string, unknown>(Object.entries(kept.before));
  return fields.map(([field, there]) => ({
    ...about,
    field,
    here: String(here.get(field) ?? ''),
    there: String(there ?? ''),
  }));
}

/** Nobody here is that customer, so there is no person to store it for. */
export function unknownCustomers({ id, customer }: Sdk.Subscription): BillingDrift[] {
  const isKnown = typeof customer === 'object' && !customer.deleted;
  const email = (isKnown && customer.email) || '';
  return [
    { subscription: null, stripe_id: id, person: email, field: 'user', here: '', there: email },
  ];
}

/**
 * Those that Stripe never named. They stay as they are: Stripe forgets no subscription, so the key
 * is rather that of another account, and one night with it must not end everybody's.
 */
export async function missingAtStripe({ db }: Context, check: string): Promise<BillingDrift[]> {
  const rows = await db
    .select({
      subscription: subscriptions.uuid,
      stripeId: subscriptions.stripeId,
      status: subscriptions.stripeStatus,
      person: users.name,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.uuid, subscriptions.user))
    .innerJoin(billingChecks, eq(billingChecks.uuid, check))
    .where(
      and(
        isNotNull(subscriptions.stripeId),
        lt(subscriptions.createdAt, billingChecks.askedAt),
        sql`not exists (select from billing_seen s
          where s."check" = ${check} and s.stripe_id = ${subscriptions.stripeId})`,
      ),
    );
  return rows.map(({ stripeId, status, ...about }) => ({
    ...about,
    stripe_id: stripeId ?? '',
    field: 'subscription',
    here: status,
    there: '',
  }));
}
