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

/** What Stripe said of a subscription, and when we asked: a later question knows no less. */
export type StripeAnswer = {
  asked: number;
  subscription: Sdk.Subscription;
  /** Of the cancellation that this answers: the history then names who wished it. */
  cancelKey?: string;
};

/** What Stripe says is nobody's act here, whoever made us ask. */
const byStripe = (ctx: Context): Context => ({ ...ctx, user: nobody });

/** What became of an answer. `overtaken`: one to a later question has been written already. */
export type Applied =
  | {
      outcome: 'added' | 'kept';
      uuid: string;
      before: Partial<HistoryFields>;
      after: Partial<HistoryFields>;
    }
  | { outcome: 'overtaken' }
  | { outcome: 'nobody' };

/** Drawn before Stripe is asked. */
export async function nextRequestNumber({ db }: Context): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select nextval('billing_questions') as number`,
  );
  return Number(rows[0]?.number);
}

/** Writes an answer of Stripe over what we knew, whatever the order in which answers come. */
export function applyStripeAnswer(ctx: Context, answer: StripeAnswer): Promise<Applied> {
  return inTransaction(ctx, async (ctx) => {
    const known = await lockSubscription(ctx, answer.subscription.id);
    return known ? change(ctx, known, answer) : add(ctx, answer);
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

async function add(
  ctx: Context,
  { asked, subscription, ...answer }: StripeAnswer,
): Promise<Applied> {
  const { id: stripeId, customer } = subscription;
  const user = typeof customer === 'string' ? undefined : await personOf(ctx, customer);
  if (!user) return { outcome: 'nobody' };
  const columns = columnsOf(subscription);
  const uuid = newUuid();
  const dated = { createdAt: startOf(subscription), updatedAt: ctx.now };
  const added = await ctx.db
    .insert(subscriptions)
    .values({ uuid, user, stripeId, asked, ...columns, ...dated })
    .onConflictDoNothing({ target: subscriptions.stripeId })
    .returning({ uuid: subscriptions.uuid });
  if (added.length === 0) return applyStripeAnswer(ctx, { asked, subscription, ...answer });
  const after = historyFields(columns);
  await recordEvent(byStripe(ctx), {
    action: 'subscription.stored',
    subjectType: 'subscription',
    subject: uuid,
    after: { user, ...after, by: 'stripe' },
  });
  return { outcome: 'added', uuid, before: {}, after };
}

async function change(ctx: Context, row: Row, answer: StripeAnswer): Promise<Applied> {
  const columns = columnsOf(answer.subscription);
  const isOvertaken = row.asked >= answer.asked;
  const isOurs = row.cancelKey !== null && row.cancelKey === answer.cancelKey;
  const changed = isOvertaken
    ? undefined
    : changedFields(historyFields(row), historyFields({ ...row, ...columns }));
  await ctx.db
    .update(subscriptions)
    .set({
      ...(!isOvertaken && { asked: answer.asked, ...columns }),
      ...(changed && { updatedAt: nextVersion(ctx, subscriptions.updatedAt) }),
      cancelKey: isOurs ? null : row.cancelKey,
    })
    .where(eq(subscriptions.uuid, row.uuid));
  const { before = {}, after = {} } = changed ?? {};
  if (isOurs || changed) {
    await recordEvent(isOurs ? ctx : byStripe(ctx), {
      action: isOurs || isEnding(row, columns) ? 'subscription.cancelled' : 'subscription.changed',
      subjectType: 'subscription',
      subject: row.uuid,
      before,
      after: isOurs ? after : { ...after, by: 'stripe' },
    });
  }
  return isOvertaken
    ? { outcome: 'overtaken' }
    : { outcome: 'kept', uuid: row.uuid, before, after };
}

/** Unless somebody here is cancelling it just now: that is told as their act, once it is done. */
const isEnding = (row: Row, { endsAt }: SubscriptionColumns) =>
  row.endsAt === null && endsAt !== null && row.cancelKey === null;
