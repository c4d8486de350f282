import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Input, Reply } from '#contract/endpoint.ts';
import { noSuch } from '#contract/sentences.ts';
import type {
  storeSubscription as storing,
  updateSubscription as updating,
} from '#contract/subscriptions.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { changedFields } from '#server/platform/changed-fields.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { refuseStale, touched } from '#server/platform/editing.ts';
import { invalid } from '#server/platform/refusal.ts';
import { subscriptions, users } from '#server/schema/index.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { subscriptionRefusalsText } from '#texts/subscription-refusals.ts';
import { factsOf } from './facts.ts';
import { readSubscription } from './read-subscriptions.ts';
import { datesByHand } from './rules.ts';
import type { Stripe } from './stripe.ts';

/** Only where no billing service would contradict it. */
export function storeSubscription(
  ctx: Context,
  { body }: Input<typeof storing>,
  stripe: Stripe | null,
): Promise<Reply<typeof storing>> {
  if (stripe) throw invalid('subscription', subscriptionRefusalsText.addAtStripe);
  return inTransaction(ctx, async (ctx) => {
    const { person: user, type: name, status: stripeStatus } = body;
    await holdPerson(ctx, user);
    const uuid = newUuid();
    const columns = { name, stripeStatus, ...datesByHand(body) };
    const dated = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(subscriptions).values({ uuid, user, ...columns, ...dated });
    await recordEvent(ctx, {
      action: 'subscription.stored',
      subjectType: 'subscription',
      subject: uuid,
      after: { user, ...factsOf(columns) },
    });
    return { subscription: await readSubscription(ctx, uuid) };
  });
}

async function holdPerson({ db }: Context, uuid: string) {
  const found = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(eq(users.uuid, uuid))
    .for('key share');
  if (found.length === 0) throw invalid('person', noSuch('person'));
}

export function updateSubscription(
  ctx: Context,
  { body }: Input<typeof updating>,
): Promise<Reply<typeof updating>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await holdByHand(ctx, body.id);
    const current = async () => ({ subscription: await readSubscription(ctx, found.uuid) });
    await refuseStale(ctx, changedSinceText.subscription, found, current);

    const columns = { name: body.type, stripeStatus: body.status, ...datesByHand(body, found) };
    const changed = changedFields(factsOf(found), factsOf({ ...found, ...columns }));
    if (changed) {
      await ctx.db
        .update(subscriptions)
        .set({ ...columns, updatedAt: touched(ctx, subscriptions.updatedAt) })
        .where(eq(subscriptions.uuid, found.uuid));
      await recordEvent(ctx, {
        action: 'subscription.changed',
        subjectType: 'subscription',
        subject: found.uuid,
        ...changed,
      });
    }
    return current();
  });
}

/** Held until the transaction ends, so that of two who change it the second sees the first. */
async function holdByHand({ db }: Context, uuid: string) {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.uuid, uuid))
    .for('no key update');
  if (!found) throw invalid('id', noSuch('subscription'));
  if (found.stripeId !== null) {
    throw invalid('subscription', subscriptionRefusalsText.changeAtStripe);
  }
  return found;
}
