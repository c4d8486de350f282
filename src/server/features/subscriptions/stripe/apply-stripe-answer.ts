import { eq, sql } from 'drizzle-orm';
import type { Stripe as Sdk } from 'stripe';
import { v7 as newUuid } from 'uuid';
import { recordEvent } from '#server/features/audit/index.ts';
import {
  type HistoryFields,
  historyFields,
} from '#server/features/subscriptions/history-fields.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import { type Context, inTransaction, nobody } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { subscriptions } from '#server/schema/index.ts';
import { personOf } from './find-customer.ts';
import { columnsOf, type SubscriptionColumns, startOf } from './from-stripe.ts';

type Row = typeof subscriptions.$inferSelect;

export type StripeAnswer = {
  /** From `nextRequestNumber`: tells which of two answers is newer. */
  requestNumber: number;
  subscription: Sdk.Subscription;
  /** The key of the cancellation that this answers: the history then names who cancelled. */
  cancelKey?: string;
};

/** A change at Stripe is recorded as nobody's, whoever made us ask. */
const asNobody = (ctx: Context): Context => ({ ...ctx, user: nobody });

/** `overtaken`: the answer to a later request has been written already. */
export type SyncResult =
  | {
      outcome: 'added' | 'updated';
      uuid: string;
      before: Partial<HistoryFields>;
      after: Partial<HistoryFields>;
    }
  | { outcome: 'overtaken' }
  | { outcome: 'unknown-customer' };

/** To be taken before the request is sent. */
export async function nextRequestNumber({ db }: Context): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select nextval('billing_questions') as number`,
  );
  return Number(rows[0]?.number);
}

/** Writes an answer of Stripe into our subscription, unless a newer answer is there already. */
export function applyStripeAnswer(ctx: Context, answer: StripeAnswer): Promise<SyncResult> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockSubscription(ctx, answer.subscription.id);
    return row ? update(ctx, row, answer) : add(ctx, answer);
  });
}

async function lockSubscription({ db }: Context, stripeId: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.stripeId, stripeId))
    .for('no key update');
  return row;
}

async function add(ctx: Context, answer: StripeAnswer): Promise<SyncResult> {
  const { requestNumber, subscription } = answer;
  const { id: stripeId, customer } = subscription;
  const user = typeof customer === 'string' ? undefined : await personOf(ctx, customer);
  if (!user) return { outcome: 'unknown-customer' };
  const columns = columnsOf(subscription);
  const uuid = newUuid();
  const timestamps = { createdAt: startOf(subscription), updatedAt: ctx.now };
  const added = await ctx.db
    .insert(subscriptions)
    .values({ uuid, user, stripeId, requestNumber, ...columns, ...timestamps })
    .onConflictDoNothing({ target: subscriptions.stripeId })
    .returning({ uuid: subscriptions.uuid });
  // Another answer has added it since we looked.
  if (added.length === 0) return applyStripeAnswer(ctx, answer);
  const after = historyFields(columns);
  await recordEvent(asNobody(ctx), {
    action: 'subscription.stored',
    subjectType: 'subscription',
    subject: uuid,
    after: { user, ...after, by: 'stripe' },
  });
  return { outcome: 'added', uuid, before: {}, after };
}

async function update(ctx: Context, row: Row, answer: StripeAnswer): Promise<SyncResult> {
  const columns = columnsOf(answer.subscription);
  const isOvertaken = row.requestNumber >= answer.requestNumber;
  const isOurCancellation = row.cancelKey !== null && row.cancelKey === answer.cancelKey;
  const changed = isOvertaken
    ? undefined
    : changedFields(historyFields(row), historyFields({ ...row, ...columns }));
  await ctx.db
    .update(subscriptions)
    .set({
      ...(!isOvertaken && { requestNumber: answer.requestNumber, ...columns }),
      ...(changed && { updatedAt: nextVersion(ctx, subscriptions.updatedAt) }),
      cancelKey: isOurCancellation ? null : row.cancelKey,
    })
    .where(eq(subscriptions.uuid, row.uuid));
  const { before = {}, after = {} } = changed ?? {};
  if (isOurCancellation || changed) {
    const isCancelled = isOurCancellation || endsAtStripe(row, columns);
    await recordEvent(isOurCancellation ? ctx : asNobody(ctx), {
      action: isCancelled ? 'subscription.cancelled' : 'subscription.changed',
      subjectType: 'subscription',
      subject: row.uuid,
      before,
      after: isOurCancellation ? after : { ...after, by: 'stripe' },
    });
  }
  return isOvertaken
    ? { outcome: 'overtaken' }
    : { outcome: 'updated', uuid: row.uuid, before, after };
}

/** Not while somebody here is cancelling: that is recorded as theirs once Stripe has answered. */
const endsAtStripe = (row: Row, { endsAt }: SubscriptionColumns) =>
  row.endsAt === null && endsAt !== null && row.cancelKey === null;
