import { and, desc, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { billing as contract } from '#contract/subscriptions/subscriptions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { billingChecks } from '#server/schema/index.ts';
import { givenUpSince } from './check/request-check.ts';
import type { Stripe } from './stripe/stripe.ts';

/** Whether Stripe keeps the subscriptions, and the result of the last comparison with it. */
export async function readBilling(
  { db, now }: Context,
  stripe: Stripe | null,
): Promise<Reply<typeof contract>> {
  const [last] = await db
    .select({
      at: billingChecks.doneAt,
      compared: billingChecks.compared,
      differences: billingChecks.differences,
      drift: billingChecks.drift,
    })
    .from(billingChecks)
    .where(isNotNull(billingChecks.doneAt))
    .orderBy(desc(billingChecks.doneAt))
    .limit(1);
  const underWay = and(isNull(billingChecks.doneAt), gt(billingChecks.askedAt, givenUpSince(now)));
  return {
    billing: {
      stripe: stripe !== null,
      checking: (await db.$count(billingChecks, underWay)) > 0,
      last_check: last?.at ? { ...last, at: last.at } : null,
    },
  };
}
