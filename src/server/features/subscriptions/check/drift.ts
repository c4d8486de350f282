import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import type { SyncResult } from '#server/features/subscriptions/stripe/apply-stripe-answer.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type BillingDrift, billingChecks, subscriptions, users } from '#server/schema/index.ts';

/** One entry for each field in which our subscription differed from Stripe's. */
export async function fieldDrift(
  { db }: Context,
  { uuid, outcome, before, after }: Extract<SyncResult, { uuid: string }>,
  { id }: Sdk.Subscription,
): Promise<BillingDrift[]> {
  const fields = Object.entries(after);
  if (fields.length === 0) return [];
  const [owner] = await db
    .select({ name: users.name })
    .from(subscriptions)
    .innerJoin(users, eq(users.uuid, subscriptions.user))
    .where(eq(subscriptions.uuid, uuid));
  const common = { subscription: uuid, stripe_id: id, person: owner?.name ?? '' };
  if (outcome === 'added') {
    return [{ ...common, field: 'subscription', here: '', there: after.status ?? '' }];
  }
  const oldValues = new Map<string, unknown>(Object.entries(before));
  return fields.map(([field, newValue]) => ({
    ...common,
    field,
    here: String(oldValues.get(field) ?? ''),
    there: String(newValue ?? ''),
  }));
}

/** Stripe's customer is nobody here, so there is no person to store the subscription for. */
export function unknownCustomerDrift({ id, customer }: Sdk.Subscription): BillingDrift[] {
  const hasEmail = typeof customer === 'object' && !customer.deleted;
  const email = (hasEmail && customer.email) || '';
  return [
    { subscription: null, stripe_id: id, person: email, field: 'user', here: '', there: email },
  ];
}

/**
 * Subscriptions that Stripe never listed. They stay as they are: Stripe forgets no subscription, so
 * the key is rather that of another account, and must not end everybody's subscription overnight.
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
  return rows.map(({ stripeId, status, ...row }) => ({
    ...row,
    stripe_id: stripeId ?? '',
    field: 'subscription',
    here: status,
    there: '',
  }));
}
