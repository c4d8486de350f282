import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '#server/features/subscriptions/subscriptions.test-support.ts';
import { subscriptions } from '#server/schema/index.ts';
import type { StripeAccount } from '#testing/stripe-account.ts';
import { type StripeServer, stripeServer } from '#testing/stripe-server.ts';
import { newWorld, type World } from '#testing/world.ts';
import { columnsOf } from './from-stripe.ts';

let stripe: StripeServer;
let world: World;
beforeAll(async () => {
  stripe = await stripeServer();
  world = await newWorld(stripe.settings);
});
afterAll(() => stripe.close());

/** What may happen to a subscription at Stripe. */
const happenings = {
  fails: (account: StripeAccount, id: string) => account.change(id, { status: 'past_due' }),
  pays: (account: StripeAccount, id: string) => account.change(id, { status: 'active' }),
  pauses: (account: StripeAccount, id: string) => account.change(id, { status: 'paused' }),
  renames: (account: StripeAccount, id: string) =>
    account.change(id, { metadata: { name: 'New' } }),
  cancels: (account: StripeAccount, id: string) => account.cancelAtPeriodEnd(id),
  resumes: (account: StripeAccount, id: string) =>
    account.change(id, { cancel_at: null, cancel_at_period_end: false, canceled_at: null }),
} as const;
const happening = fc.constantFrom(...Object.values(happenings));

const draws = fc.infiniteStream(fc.nat(1_000));
const history = fc.record({
  lives: fc.array(fc.record({ steps: fc.array(happening, { maxLength: 5 }), ends: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  }),
  isRemoved: fc.boolean(),
  order: draws,
});

test('in whatever order and however often events come, we end with the state at Stripe', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ lives, isRemoved, order }) => {
      const { account } = stripe;
      const person = await world.person('Somebody');
      const customer = account.customer({ metadata: { user: person.uuid } });
      const eventCount = account.events.length;
      const news = () => account.events.slice(eventCount);
      const ids = lives.map(() => account.subscription(customer).id);
      // Stored while it is known who the customer is: of one who is gone, nobody can say.
      for (const event of news()) await deliver(world, event);
      await world.runJobs();
      for (const [nth, { steps, ends }] of lives.entries()) {
        for (const step of steps) {
          step(account, ids[nth] ?? '');
          await deliverSome(news(), order);
        }
        if (ends) account.end(ids[nth] ?? '');
      }
      if (isRemoved) account.remove(customer);
      await deliverAll(news(), order);

      const kept = await world.db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.user, person.uuid))
        .orderBy(asc(subscriptions.stripeId));
      expect(kept.map(({ stripeId }) => stripeId)).toEqual(ids.sort());
      for (const row of kept) expect(row).toMatchObject(statedBy(account, row.stripeId ?? ''));
    }),
    { numRuns: 15, seed: 20261120, endOnFailure: true },
  );
}, 120_000);

type Events = StripeAccount['events'];
const next = (order: fc.Stream<number>) => order.next().value ?? 0;

/** Now and then one of those told so far arrives, or what has arrived is followed, by two at once. */
async function deliverSome(events: Events, order: fc.Stream<number>) {
  const event = events[next(order) % events.length];
  if (event && next(order) % 2 === 0) await deliver(world, event);
  if (next(order) % 3 === 0) await Promise.all([world.runJobs(), world.runJobs()]);
}

/** Each event at least once, shuffled, with as many again drawn from all of them. */
async function deliverAll(events: Events, order: fc.Stream<number>) {
  const left = [...events];
  while (left.length > 0) {
    for (const event of left.splice(next(order) % left.length, 1)) await deliver(world, event);
    await deliverSome(events, order);
  }
  await world.runJobs();
}

test('an answer that was overtaken on its way does not undo the later one', async () => {
  const { account } = stripe;
  const person = await world.person('Overtaken');
  const customer = account.customer({ email: person.email });
  const eventCount = account.events.length;
  const { id } = account.subscription(customer);
  const status = async () => {
    const [row] = await world.db.select().from(subscriptions).where(eq(subscriptions.stripeId, id));
    return row?.stripeStatus;
  };
  const asked = stripe.asked.length;
  const answer = stripe.hold();
  for (const event of account.events.slice(eventCount)) await deliver(world, event);
  const slow = world.runJobs();
  await expect.poll(() => stripe.asked.length).toBe(asked + 1);

  account.change(id, { status: 'past_due' });
  for (const event of account.events.slice(eventCount + 1)) await deliver(world, event);
  await world.runJobs();
  expect(await status()).toBe('past_due');
  answer.letGo();
  await slow;
  expect(await status()).toBe('past_due');
});

/** What the account says now, through the same columns. */
function statedBy({ subscriptions }: StripeAccount, id: string) {
  const found = subscriptions.get(id);
  if (!found) throw new Error(`Stripe has no subscription ${id}`);
  return columnsOf(found as never);
}
