import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { pick } from '#contract/fields/record-fields.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { subscriptionLineKeys } from '#contract/subscriptions/subscription-fields.ts';
import type * as contract from '#contract/subscriptions/subscriptions.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { subscriptionErrorsMessages } from '#messages/subscriptions/subscription-errors.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { subscriptions, users } from '#server/schema/index.ts';
import { historyFields } from './history-fields.ts';
import { readSubscription } from './read-subscriptions.ts';
import { manualDates } from './rules.ts';
import type { Stripe } from './stripe/stripe.ts';

/** Only without Stripe, which would not know of the subscription. */
export function storeSubscription(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.storeSubscription>,
  stripe: Stripe | null,
): Promise<Reply<typeof contract.storeSubscription>> {
  if (stripe) throw invalid('subscription', subscriptionErrorsMessages.addAtStripe);
  return inTransaction(ctx, async (ctx) => {
    const { person: user, type: name, status: stripeStatus } = body;
    await lockSubscriber(ctx, user);
    const uuid = newUuid();
    const columns = {
      name,
      stripeStatus,
      ...pick(body, subscriptionLineKeys),
      ...manualDates(body),
    };
    const timestamps = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(subscriptions).values({ uuid, user, ...columns, ...timestamps });
    await recordEvent(ctx, {
      action: 'subscription.stored',
      subjectType: 'subscription',
      subject: uuid,
      after: { user, ...historyFields(columns) },
    });
    return { subscription: await readSubscription(ctx, uuid) };
  });
}

async function lockSubscriber({ db }: Context, uuid: string) {
  const locked = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(eq(users.uuid, uuid))
    .for('key share');
  if (locked.length === 0) throw invalid('person', invalidSelection('person'));
}

export function updateSubscription(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.updateSubscription>,
): Promise<Reply<typeof contract.updateSubscription>> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockManualSubscription(ctx, body.id);
    const current = async () => ({ subscription: await readSubscription(ctx, before.uuid) });
    await assertNotStale(ctx, changedSinceMessages.subscription, before, current);

    const columns = {
      name: body.type,
      stripeStatus: body.status,
      ...pick(body, subscriptionLineKeys),
      ...manualDates(body, before),
    };
    const changed = changedFields(historyFields(before), historyFields({ ...before, ...columns }));
    if (changed) {
      await ctx.db
        .update(subscriptions)
        .set({ ...columns, updatedAt: nextVersion(ctx, subscriptions.updatedAt) })
        .where(eq(subscriptions.uuid, before.uuid));
      await recordEvent(ctx, {
        action: 'subscription.changed',
        subjectType: 'subscription',
        subject: before.uuid,
        ...changed,
      });
    }
    return current();
  });
}

/** Locked until the transaction ends, so that the second of two editors sees what the first saved. */
async function lockManualSubscription({ db }: Context, uuid: string) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.uuid, uuid))
    .for('no key update');
  if (!row) throw invalid('id', invalidSelection('subscription'));
  if (row.stripeId !== null) {
    throw invalid('subscription', subscriptionErrorsMessages.changeAtStripe);
  }
  return row;
}
