import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billing, checkBilling } from '#contract/subscriptions/subscriptions.ts';
import { compareNightly } from '#server/features/subscriptions/index.ts';
import {
  deliver,
  historyOf,
  subscribe,
} from '#server/features/subscriptions/subscriptions.test-support.ts';
import { billingCheckSubscriptions, billingChecks, subscriptions } from '#server/schema/index.ts';
import { type StripeServer, stripeServer } from '#testing/stripe-server.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let stripe: StripeServer;
let world: World;
let admin: Person;
beforeAll(async () => {
  stripe = await stripeServer();
  world = await newWorld(stripe.settings);
  admin = await world.person('Hana', 'admin');
});
afterAll(() => stripe.close());
beforeEach(async () => {
  stripe.account.subscriptions.clear();
  await world.db.delete(subscriptions);
  await world.db.delete(billingChecks);
});

const read = async () => (await world.as(admin)(billing, {})).reply.billing;
const check = () => world.as(admin)(checkBilling, {});
const jobs = () => ({
  db: world.db,
  jobs: world.jobs,
  site: world.settings.site,
  i18n: world.i18n,
});

/** People with a subscription each, told to us by Stripe. */
async function subscribers(count: number) {
  const eventCount = stripe.account.events.length;
  const all: { person: Person; customer: { id: string }; id: string }[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const person = await world.person(`Subscriber ${nth}`);
    const customer = stripe.account.customer({ email: person.email });
    all.push({ person, customer, id: stripe.account.subscription(customer).id });
  }
  for (const event of stripe.account.events.slice(eventCount)) await deliver(world, event);
  await world.runJobs();
  return all;
}

test('where nothing differs the comparison says so, page after page', async () => {
  await subscribers(205);
  expect(await check()).toMatchObject({ status: 204 });
  expect(await read()).toMatchObject({ stripe: true, checking: true, last_check: null });
  const asked = stripe.asked.length;
  await world.runJobs();

  expect(await read()).toMatchObject({
    checking: false,
    last_check: { compared: 205, differences: 0, drift: [] },
  });
  expect(stripe.asked.length - asked).toBe(3);
  expect(await world.db.$count(billingCheckSubscriptions)).toBe(0);
});

test('differences are listed, corrected and in the history; the next night there are none', async () => {
  const [changed, lost, same] = await subscribers(3);
  if (!changed || !lost || !same) throw new Error('There are three');
  // As if their news had never come.
  stripe.account.change(changed.id, { status: 'past_due', metadata: { type: 'Annual' } });
  await world.db.delete(subscriptions).where(eq(subscriptions.stripeId, lost.id));
  const stranger = stripe.account.customer({ email: 'stranger@elsewhere.example' });
  const strange = stripe.account.subscription(stranger);
  const gone = await subscribe(world, same.person, {
    stripeId: 'sub_of_another_account',
    createdAt: new Date('2026-01-01'),
  });
  await check();
  await world.runJobs();

  const { last_check: last } = await read();
  const about = { subscription: expect.any(String), stripe_id: changed.id, person: 'Subscriber 0' };
  expect(last).toMatchObject({ compared: 4, differences: 5 });
  expect(last?.drift).toHaveLength(5);
  expect(last?.drift).toEqual(
    expect.arrayContaining([
      { ...about, field: 'status', here: 'active', there: 'past_due' },
      { ...about, field: 'name', here: 'Individual monthly', there: 'Annual' },
      {
        subscription: expect.any(String),
        stripe_id: lost.id,
        person: 'Subscriber 1',
        field: 'subscription',
        here: '',
        there: 'active',
      },
      {
        subscription: null,
        stripe_id: strange.id,
        person: 'stranger@elsewhere.example',
        field: 'user',
        here: '',
        there: 'stranger@elsewhere.example',
      },
      {
        subscription: gone,
        stripe_id: 'sub_of_another_account',
        person: 'Subscriber 2',
        field: 'subscription',
        here: 'active',
        there: '',
      },
    ]),
  );
  const kept = await world.db
    .select()
    .from(subscriptions)
    .where(isNotNull(subscriptions.stripeId))
    .orderBy(asc(subscriptions.createdAt));
  expect(kept.map(({ stripeStatus }) => stripeStatus).sort()).toEqual([
    'active',
    'active',
    'active',
    'past_due',
  ]);
  const mended = kept.find(({ stripeId }) => stripeId === changed.id);
  expect((await historyOf(world, mended?.uuid ?? '')).at(-1)).toMatchObject({
    action: 'subscription.changed',
    actor: null,
    after: { by: 'stripe', status: 'past_due', name: 'Annual' },
  });

  await check();
  await world.runJobs();
  expect((await read()).last_check).toMatchObject({ compared: 4, differences: 2 });
});

test('asking for a comparison while one is under way starts no second one', async () => {
  await Promise.all(Array.from({ length: 20 }, check));
  expect(await world.db.$count(billingChecks)).toBe(1);
  await world.runJobs();
  expect((await read()).checking).toBe(false);
  await check();
  expect(await world.db.$count(billingChecks)).toBe(2);
});

test('a page that is compared twice is counted once', async () => {
  await subscribers(2);
  await check();
  const again = "update pgboss.job set state = 'created' where name = 'billing.compare'";
  await world.runJobs();
  await world.db.execute(again);
  await world.runJobs();
  expect((await read()).last_check).toMatchObject({ compared: 2 });
});

test('each night from three o’clock, once, however many nodes ask', async () => {
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  await compareNightly(jobs(), at('13:59:59'));
  expect(await world.db.$count(billingChecks)).toBe(0);

  await Promise.all(Array.from({ length: 20 }, () => compareNightly(jobs(), at('14:00:00'))));
  await world.runJobs();
  await compareNightly(jobs(), at('15:30:00'));
  expect(await world.db.$count(billingChecks)).toBe(1);
  await compareNightly(jobs(), new Date('2026-11-21T14:00:00Z'));
  expect(await world.db.$count(billingChecks)).toBe(2);
  await world.runJobs();
});

test('a night in which Stripe could not be asked shows as such, and does not stop the next', async () => {
  const [old] = await subscribers(1);
  stripe.becomes('fails');
  await check();
  await expect(world.runJobs()).rejects.toThrow('Stripe did not do what it was asked (broken)');
  stripe.becomes('answers');
  const hoursAgo = new Date(Date.now() - 3 * 60 * 60 * 1_000);
  await world.db.update(billingChecks).set({ askedAt: hoursAgo });
  expect((await read()).checking).toBe(false);

  await check();
  expect((await read()).last_check).toMatchObject({ compared: 0, drift: null });
  await world.runJobs();
  expect((await read()).last_check).toMatchObject({ compared: 1, drift: [] });
  expect(old).toBeDefined();
});
