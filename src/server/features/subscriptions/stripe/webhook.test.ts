import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelSubscription, subscriptionSearch } from '#contract/subscriptions/subscriptions.ts';
import { deliver, historyOf } from '#server/features/subscriptions/subscriptions.test-support.ts';
import { billingCustomers, billingEvents } from '#server/schema/index.ts';
import { type StripeServer, signed, stripeSecrets, stripeServer } from '#testing/stripe-server.ts';
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

async function customer(name: string) {
  const person = await world.person(name);
  return { person, at: stripe.account.customer({ email: person.email.toUpperCase() }) };
}

async function hear(...types: string[]) {
  const events = stripe.account.events.filter(
    ({ type }) => types.length === 0 || types.includes(type),
  );
  for (const event of events) expect((await deliver(world, event)).body).toBe('Webhook Handled');
  await world.runJobs();
}

async function keptFor({ email }: Person) {
  const found = await world.as(admin)(subscriptionSearch, { params: { term: email }, query: {} });
  return found.reply.subscriptions.data;
}

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

test.each([
  ['another secret', { secret: 'whsec_another' }],
  ['a time six minutes ago', { at: minutes(-6) }],
])('an event signed with %s is refused and changes nothing', async (_, signing) => {
  const event = stripe.account.tell('customer.subscription.updated', { id: 'sub_1' });
  const { statusCode } = await deliver(world, event, signing);
  expect(statusCode).toBe(403);
  const noted = await world.db.$count(billingEvents, eq(billingEvents.stripeId, event.id));
  expect(noted).toBe(0);
});

test('not a byte may be changed after it was signed', async () => {
  const { payload, header } = signed(stripe.account.tell('customer.updated', { id: 'cus_1' }));
  const post = (body: string, signature?: string) =>
    world.app.inject({
      method: 'POST',
      url: '/stripe/webhook',
      payload: body,
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'stripe-signature': signature }),
      },
    });
  expect((await post(`${payload} `, header)).statusCode).toBe(403);
  expect((await post(payload)).statusCode).toBe(403);
  expect((await post('', header)).statusCode).toBe(403);
  expect((await post(payload, header)).statusCode).toBe(200);
});

test('nothing else of the product takes a write without an anti-forgery token', async () => {
  const { payload, header } = signed(stripe.account.tell('customer.updated', { id: 'cus_1' }));
  const headers = { 'content-type': 'application/json', 'stripe-signature': header };
  for (const url of ['/api/admin/billing/check', '/login', '/stripe/webhook/more']) {
    const { statusCode } = await world.app.inject({ method: 'POST', url, headers, payload });
    expect([404, 419]).toContain(statusCode);
  }
  const got = await world.app.inject({ method: 'GET', url: '/stripe/webhook' });
  expect([404, 405]).toContain(got.statusCode);
});

test.each([
  ['a key', {}],
  ['a signing secret', { STRIPE_SECRET_KEY: stripeSecrets.STRIPE_SECRET_KEY }],
])('without %s there is no webhook', async (_, environment) => {
  const without = await newWorld(environment);
  const event = stripe.account.tell('customer.updated', { id: 'cus_1' });
  expect((await deliver(without, event)).statusCode).toBe(404);
});

test('a new subscription is stored once for the person of that e-mail, however often it is sent', async () => {
  const { person, at } = await customer('Aroha');
  const { id } = stripe.account.subscription(at, {
    metadata: { name: 'Ngā kura' },
    status: 'brand_new',
  });
  await hear();
  await hear();

  const [stored, ...more] = await keptFor(person);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ name: 'Ngā kura', stripe_status: 'brand_new', kept: 'stripe' });
  expect(await historyOf(world, stored?.id ?? '')).toEqual([
    {
      action: 'subscription.stored',
      actor: null,
      before: null,
      after: expect.objectContaining({ by: 'stripe', user: person.uuid, status: 'brand_new' }),
    },
  ]);
  expect(stripe.asked.filter(({ path }) => path.endsWith(id))).toHaveLength(1);
});

test('metadata names the person before the e-mail does, and a type without a name is the default', async () => {
  const [named, mailed] = [await world.person('Named'), await world.person('Mailed')];
  const at = stripe.account.customer({ email: mailed.email, metadata: { user: named.uuid } });
  stripe.account.subscription(at, { metadata: {} });
  await hear();
  expect(await keptFor(mailed)).toEqual([]);
  expect(await keptFor(named)).toMatchObject([{ name: 'default' }]);
});

test('each change is followed: paused, cancelled, ended, expired, each with its history', async () => {
  const { person, at } = await customer('Tama');
  const { id } = stripe.account.subscription(at);
  const { id: expired } = stripe.account.subscription(at, { status: 'incomplete' });
  await hear();
  stripe.account.change(id, { status: 'past_due' });
  stripe.account.change(expired, { status: 'incomplete_expired', ended_at: 1_760_000_000 });
  await hear();
  stripe.account.cancelAtPeriodEnd(id);
  await hear();
  stripe.account.end(id);
  await hear('customer.subscription.deleted');

  const kept = await keptFor(person);
  expect(kept.map(({ stripe_status: status }) => status).sort()).toEqual([
    'canceled',
    'incomplete_expired',
  ]);
  expect(kept.every(({ ends_at: end }) => end !== null)).toBe(true);
  const one = kept.find(({ stripe_status: status }) => status === 'canceled');
  expect((await historyOf(world, one?.id ?? '')).map(({ action }) => action)).toEqual([
    'subscription.stored',
    'subscription.changed',
    'subscription.cancelled',
    'subscription.changed',
  ]);
});

test('when a customer is deleted their subscriptions end', async () => {
  const { person, at } = await customer('Mere');
  stripe.account.subscription(at);
  await hear();
  stripe.account.remove(at);
  await hear('customer.deleted');
  expect(await keptFor(person)).toMatchObject([{ stripe_status: 'canceled' }]);
  const [link] = await world.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.stripeId, at.id));
  expect(link?.deletedAt).not.toBeNull();
});

test('how somebody pays is renewed when they change it, or their bank does', async () => {
  const { person, at } = await customer('Wiremu');
  const paysBy = (brand: string, last4: string) => ({
    invoice_settings: { default_payment_method: { type: 'card', card: { brand, last4 } } },
  });
  const known = async () => {
    const [link] = await world.db
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.user, person.uuid));
    return [link?.paymentMethod, link?.lastFour];
  };
  stripe.account.changeCustomer(at, paysBy('visa', '4242'));
  await hear('customer.updated');
  expect(await known()).toEqual(['visa', '4242']);
  stripe.account.customers.set(at.id, { ...at, ...paysBy('mastercard', '0005') });
  stripe.account.tell('payment_method.automatically_updated', { id: 'pm_1', customer: at.id });
  await hear('payment_method.automatically_updated');
  expect(await known()).toEqual(['mastercard', '0005']);
});

test('a payment that needs consent is asked for by mail, once, and not when it is paid by then', async () => {
  const { person, at } = await customer('Anahera Tāwhai');
  stripe.account.subscription(at);
  const open = stripe.account.invoice(at);
  stripe.account.tell('invoice.payment_action_required', open);
  stripe.account.tell('invoice.payment_action_required', stripe.account.invoice(at, 'paid'));
  await hear();
  await hear();
  const mails = await world.mailTo(person);
  expect(mails).toMatchObject([{ subject: 'Please confirm your payment' }]);
  expect(mails[0]?.text).toContain('Kia ora Anahera Tāwhai,');
  expect(mails[0]?.text).toContain(open.hosted_invoice_url);
});

test('other events and other people’s customers are answered and left alone', async () => {
  const noted = () => world.db.$count(billingEvents);
  const before = await noted();
  for (const type of ['invoice.payment_succeeded', 'charge.refunded', 'v99.of.the.future']) {
    const answer = await deliver(world, stripe.account.tell(type, { id: 'x', customer: 'y' }));
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  }
  expect(await noted()).toBe(before);

  const stranger = stripe.account.customer({ email: 'stranger@elsewhere.example' });
  const theirs = stripe.account.subscription(stranger);
  await hear('customer.subscription.created');
  const params = { term: 'stranger@elsewhere.example' };
  const found = await world.as(admin)(subscriptionSearch, { params, query: {} });
  expect(found.reply.subscriptions.total).toBe(0);
  stripe.account.tell('customer.subscription.updated', { ...theirs, id: 'sub_unknown' });
  await hear('customer.subscription.updated');
});

test('twenty deliveries of one event at once are one', async () => {
  const { person, at } = await customer('Kiri');
  const { id } = stripe.account.subscription(at);
  const event = stripe.account.events.at(-1);
  if (!event) throw new Error('There is no event');
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(world, event)));
  await world.runJobs();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(stripe.asked.filter(({ path }) => path.endsWith(id))).toHaveLength(1);
  expect(await keptFor(person)).toHaveLength(1);
});

test('while Stripe is away an event waits, and is handled when it is back', async () => {
  const { person, at } = await customer('Ngaire');
  stripe.account.subscription(at);
  stripe.becomes('hangs-up');
  const event = stripe.account.events.at(-1);
  expect(event && (await deliver(world, event)).statusCode).toBe(200);
  await expect(world.runJobs()).rejects.toThrow('Stripe did not do what it was asked (silent)');
  stripe.becomes('answers');
  await world.db.execute("update pgboss.job set state = 'created' where state = 'active'");
  await world.runJobs();
  const [kept] = await keptFor(person);
  expect(kept?.stripe_status).toBe('active');
  const cancelled = await world.as(admin)(cancelSubscription, { params: { id: kept?.id ?? '' } });
  expect(cancelled.status).toBe(200);
});
