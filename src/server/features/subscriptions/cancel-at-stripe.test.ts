import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelSubscription, storeSubscription } from '#contract/subscriptions/subscriptions.ts';
import { item, seconds } from '#testing/stripe-account.ts';
import { type StripeServer, stripeServer } from '#testing/stripe-server.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { DAY, deliver, historyOf, subscribe } from './subscriptions.test-support.ts';

let stripe: StripeServer;
let world: World;
let admin: Person;
let mere: Person;
beforeAll(async () => {
  stripe = await stripeServer();
  world = await newWorld(stripe.settings);
  admin = await world.person('Hana', 'admin');
  mere = await world.person('Mere Tāne');
});
afterAll(() => stripe.close());
beforeEach(() => stripe.becomes('answers'));

const inDays = (days: number) => seconds(new Date(Date.now() + days * DAY));
const iso = (at: number) => new Date(at * 1_000).toISOString();
const cancel = (id: string) => world.as(admin)(cancelSubscription, { params: { id } });

/** One at Stripe, and the same here. */
async function atStripe(traits: Parameters<typeof stripe.account.subscription>[1] = {}) {
  const customer = stripe.account.customer({ email: mere.email });
  const { id, status, items } = stripe.account.subscription(customer, traits);
  const currentPeriodEnd = new Date((items.data[0]?.current_period_end ?? 0) * 1_000);
  const known = { stripePrice: 'price_monthly', stripeStatus: status, currentPeriodEnd };
  return { stripeId: id, uuid: await subscribe(world, mere, { stripeId: id, ...known }) };
}
const cancellations = (id: string) =>
  stripe.asked.filter(({ method, path }) => method === 'POST' && path.endsWith(id));

test('a subscription ends when Stripe says: with the last of its periods', async () => {
  const ends = [inDays(9), inDays(30)];
  const data = ends.map((end) => item({ current_period_end: end }));
  const { uuid, stripeId } = await atStripe({ items: { object: 'list', data } });
  stripe.account.change(stripeId, { cancel_at: null });
  const { status, reply } = await cancel(uuid);

  const cancelled = stripe.account.subscriptions.get(stripeId);
  expect(status).toBe(200);
  expect(cancelled?.cancel_at_period_end).toBe(true);
  expect(reply.subscription).toMatchObject({
    stripe_status: 'active',
    kept: 'stripe',
    ends_at: iso(cancelled?.cancel_at ?? 0),
    current_period_end: iso(ends[1] ?? 0),
  });
  expect(await historyOf(world, uuid)).toMatchObject([
    { action: 'subscription.cancelled', actor: admin.uuid, before: { ends_at: null } },
  ]);
});

test('a subscription on trial ends with the trial', async () => {
  const trialEnd = inDays(5);
  const { uuid } = await atStripe({ status: 'trialing', trial_end: trialEnd });
  expect((await cancel(uuid)).reply.subscription).toMatchObject({
    stripe_status: 'trialing',
    ends_at: iso(trialEnd),
    trial_ends_at: iso(trialEnd),
  });
});

test('a subscription cancelled already is answered as it is, and Stripe is not asked again', async () => {
  const { uuid, stripeId } = await atStripe();
  const first = await cancel(uuid);
  const second = await cancel(uuid);
  expect(second).toMatchObject({ status: 200, reply: first.reply });
  expect(cancellations(stripeId)).toHaveLength(1);
});

test.each([
  ['fails', 'Stripe had a fault of its own.'],
  ['is-busy', 'Stripe is too busy for our request, so the subscription wasn’t cancelled.'],
  ['refuses', 'Stripe refused to cancel this subscription, so it wasn’t cancelled.'],
  ['knows-no-key', 'Stripe doesn’t accept the key that is set here, so'],
  ['hangs-up', 'Stripe couldn’t be reached or didn’t answer in time. Nothing was changed here.'],
] as const)('when Stripe %s, nothing changes here and the answer says why', async (mood, why) => {
  const { uuid, stripeId } = await atStripe();
  stripe.becomes(mood);
  const { status, message, errors } = await cancel(uuid);
  expect({ status, errors }).toEqual({ status: 502, errors: { subscription: [message] } });
  expect(message).toContain(why);
  expect(stripe.account.subscriptions.get(stripeId)?.cancel_at_period_end).toBe(false);
  expect(await historyOf(world, uuid)).toEqual([]);

  stripe.becomes('answers');
  expect((await cancel(uuid)).reply.subscription.ends_at).not.toBeNull();
  expect(await historyOf(world, uuid)).toHaveLength(1);
});

test('a subscription that Stripe does not know is not cancelled', async () => {
  const uuid = await subscribe(world, mere, { stripeId: 'sub_elsewhere' });
  expect(await cancel(uuid)).toMatchObject({
    status: 502,
    message: 'Stripe doesn’t know this subscription, so it wasn’t cancelled.',
  });
});

test('a subscription that ended at Stripe without our knowing is answered as ended', async () => {
  const { uuid, stripeId } = await atStripe();
  stripe.account.end(stripeId);
  const { status, reply } = await cancel(uuid);
  expect(status).toBe(200);
  expect(reply.subscription).toMatchObject({ stripe_status: 'canceled' });
  expect(reply.subscription.ends_at).not.toBeNull();
});

test('Stripe silent for five seconds is an error, and no transaction stays open meanwhile', async () => {
  const { uuid } = await atStripe();
  stripe.becomes('stalls');
  const begun = stripe.asked.length;
  const answer = cancel(uuid);
  await expect.poll(() => stripe.asked.length).toBe(begun + 1);
  const { rows } = await world.db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`);
  expect(rows).toEqual([]);
  expect(await answer).toMatchObject({
    status: 502,
    message: expect.stringContaining('didn’t answer in time'),
  });
  expect(await historyOf(world, uuid)).toEqual([]);
});

test('a cancellation whose answer was lost shows as soon as Stripe is asked again', async () => {
  const { uuid, stripeId } = await atStripe();
  stripe.becomes('does-and-hangs-up');
  expect((await cancel(uuid)).message).toContain('If Stripe cancelled it anyway');
  expect(stripe.account.subscriptions.get(stripeId)?.cancel_at_period_end).toBe(true);

  stripe.becomes('answers');
  await world.runJobs();
  expect((await cancel(uuid)).reply.subscription.ends_at).not.toBeNull();
  expect(cancellations(stripeId).every(({ key }) => key === cancellations(stripeId)[0]?.key)).toBe(
    true,
  );
});

test('twenty cancellations at once are one at Stripe, and one line of history', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { uuid, stripeId } = await atStripe();
    const eventCount = stripe.account.events.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(uuid)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ reply }) => reply.subscription.ends_at)).size).toBe(1);
    expect(new Set(cancellations(stripeId).map(({ key }) => key)).size).toBe(1);
    expect(stripe.account.events.length).toBe(eventCount + 1);
    expect(await historyOf(world, uuid)).toMatchObject([
      { action: 'subscription.cancelled', actor: admin.uuid },
    ]);
  }
});

test('the event of one’s own cancellation adds nothing to the history', async () => {
  const { uuid } = await atStripe();
  const eventCount = stripe.account.events.length;
  await cancel(uuid);
  for (const event of stripe.account.events.slice(eventCount)) await deliver(world, event);
  await world.runJobs();
  expect(await historyOf(world, uuid)).toHaveLength(1);
});

test('nothing is added by hand while Stripe keeps the subscriptions', async () => {
  const body = {
    person: mere.uuid,
    type: 'Annual',
    status: 'active' as const,
    paid_until: iso(inDays(30)),
  };
  expect(await world.as(admin)(storeSubscription, { body })).toMatchObject({
    status: 422,
    message: 'Stripe manages the subscriptions: please add it there.',
  });
});
