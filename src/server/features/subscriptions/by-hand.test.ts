import { beforeAll, expect, test } from 'vitest';
import {
  billing,
  cancelSubscription,
  checkBilling,
  storeSubscription,
  updateSubscription,
} from '#contract/subscriptions/subscriptions.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { historyOf, subscribe } from './subscriptions.test-support.ts';

let world: World;
let admin: Person;
let mere: Person;
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Hana', 'admin');
  mere = await world.person('Mere Tāne');
});

const end = '2026-12-20T10:59:59.000Z';
const store = (body: object = {}) =>
  world.as(admin)(storeSubscription, {
    body: { person: mere.uuid, type: 'Annual', status: 'active', paid_until: end, ...body },
  });
const update = (id: string, body: object = {}, ifMatch?: string) =>
  world.as(admin)(
    updateSubscription,
    { body: { id, type: 'Annual', status: 'active', paid_until: end, ...body } },
    ifMatch === undefined ? {} : { ifMatch },
  );
const cancel = (id: string) => world.as(admin)(cancelSubscription, { params: { id } });

test('without a key the list says that subscriptions are kept by hand', async () => {
  const { reply } = await world.as(admin)(billing, {});
  expect(reply.billing).toEqual({ stripe: false, checking: false, last_check: null });
  const refused = await world.as(admin)(checkBilling, {});
  expect(refused).toMatchObject({
    status: 422,
    message: 'There is nothing to compare with: no Stripe key is set.',
  });
});

test('a subscription is added by hand, with its history', async () => {
  const { status, reply } = await store({ type: ' Ngā mahi ' });
  const { subscription } = reply;
  expect(status).toBe(201);
  expect(subscription).toMatchObject({
    name: 'Ngā mahi',
    stripe_status: 'active',
    ends_at: null,
    current_period_end: end,
    kept: 'by_hand',
    user: { uuid: mere.uuid, name: 'Mere Tāne' },
  });
  expect(await historyOf(world, subscription.id)).toEqual([
    {
      action: 'subscription.stored',
      actor: admin.uuid,
      before: null,
      after: expect.objectContaining({ user: mere.uuid, name: 'Ngā mahi', status: 'active' }),
    },
  ]);
});

test('what is written down must make sense, and nothing else can be set', async () => {
  const { errors } = await store({ type: ' ', status: 'past due', paid_until: 'soon' });
  expect(Object.keys(errors)).toEqual(['type', 'status', 'paid_until']);
  const paidUntil = async (typed: string) => (await store({ paid_until: typed })).errors.paid_until;
  expect(await paidUntil('')).toEqual(['The paid until field is required.']);
  expect(await paidUntil('soon')).toEqual(['The paid until field must be a valid date and time.']);
  const nobody = await store({ person: '01999999-0000-7000-8000-000000000000' });
  expect(nobody.errors).toEqual({ person: ['The selected person is invalid.'] });

  const { reply } = await store({ stripe_id: 'sub_1', ends_at: end, kept: 'stripe' });
  expect(reply.subscription).toMatchObject({ kept: 'by_hand', ends_at: null });
});

test('a change is written with what it was before; the same again is no change', async () => {
  const { id } = (await store()).reply.subscription;
  const { reply } = await update(id, { type: 'Centre annual', status: 'past_due' });
  await update(id, { type: 'Centre annual', status: 'past_due' });

  expect(reply.subscription).toMatchObject({ name: 'Centre annual', stripe_status: 'past_due' });
  const [, ...changes] = await historyOf(world, id);
  expect(changes).toEqual([
    {
      action: 'subscription.changed',
      actor: admin.uuid,
      before: { name: 'Annual', status: 'active' },
      after: { name: 'Centre annual', status: 'past_due' },
    },
  ]);
});

test('an edit begun before somebody else’s is refused with the present one', async () => {
  const { id, updated_at: seen } = (await store()).reply.subscription;
  await update(id, { type: 'Theirs' }, seen);
  const refused = await update(id, { type: 'Mine' }, seen);
  expect(refused).toMatchObject({
    status: 412,
    current: { subscription: { id, name: 'Theirs' } },
  });
});

test('a subscription that does not exist, or that Stripe keeps, cannot be changed by hand', async () => {
  const unknown = await update('01999999-0000-7000-8000-000000000000');
  expect(unknown.errors).toEqual({ id: ['The selected subscription is invalid.'] });
  const kept = await update(await subscribe(world, mere, { stripeId: 'sub_9' }));
  expect(kept).toMatchObject({
    status: 422,
    message: 'Stripe manages this subscription: please change it there.',
  });
});

test('a trial ends with its period, and what is over is over at its end', async () => {
  const trial = (await store({ status: 'trialing' })).reply.subscription;
  expect(trial).toMatchObject({ trial_ends_at: end, ends_at: null });
  const over = await update(trial.id, { status: 'canceled' });
  expect(over.reply.subscription.ends_at).toBe(end);
  const again = await update(trial.id, { status: 'active' });
  expect(again.reply.subscription.ends_at).toBeNull();
});

test('cancelling keeps what is paid for: it ends with its period, and stays as it is', async () => {
  const { id } = (await store()).reply.subscription;
  const first = await cancel(id);
  const second = await cancel(id);

  expect(first).toMatchObject({ status: 200 });
  expect(first.reply.subscription).toMatchObject({ ends_at: end, stripe_status: 'active' });
  expect(second.reply).toEqual(first.reply);
  const [, ...cancelled] = await historyOf(world, id);
  expect(cancelled).toEqual([
    {
      action: 'subscription.cancelled',
      actor: admin.uuid,
      before: { ends_at: null },
      after: { ends_at: end },
    },
  ]);
});

test('a cancelled subscription still ends when its period is corrected', async () => {
  const { id } = (await store()).reply.subscription;
  await cancel(id);
  const later = '2027-01-20T10:59:59.000Z';
  const { reply } = await update(id, { paid_until: later });
  expect(reply.subscription.ends_at).toBe(later);
});

test('without a period it ends now, on trial with the trial', async () => {
  const before = Date.now();
  const { reply } = await cancel(await subscribe(world, mere, { currentPeriodEnd: null }));
  expect(Date.parse(reply.subscription.ends_at ?? '')).toBeGreaterThanOrEqual(before);
  const trialEndsAt = new Date('2026-11-30T00:00:00Z');
  const trial = await subscribe(world, mere, { stripeStatus: 'trialing', trialEndsAt });
  expect((await cancel(trial)).reply.subscription.ends_at).toBe(trialEndsAt.toISOString());
});

test('a subscription that has ended stays as it is', async () => {
  const uuid = await subscribe(world, mere, { stripeStatus: 'canceled', endsAt: null });
  const { status, reply } = await cancel(uuid);
  expect({ status, ends: reply.subscription.ends_at }).toEqual({ status: 200, ends: null });
  expect(await historyOf(world, uuid)).toEqual([]);
});

test.each(['01999999-0000-7000-8000-000000000000', 'none'])('%s is no subscription', async (id) => {
  expect((await cancel(id)).status).toBe(404);
});

test('twenty cancellations at once are one', async () => {
  for (let round = 0; round < 3; round += 1) {
    const uuid = await subscribe(world, mere);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(uuid)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ reply }) => reply.subscription.ends_at)).size).toBe(1);
    expect(await historyOf(world, uuid)).toHaveLength(1);
  }
});

test('a subscription that Stripe keeps cannot be cancelled without a key, and the answer says so', async () => {
  const uuid = await subscribe(world, mere, { stripeId: 'sub_10' });
  const refused = await cancel(uuid);
  const why =
    'Stripe manages this subscription, and no key for Stripe is set here, so it wasn’t cancelled.';
  expect(refused).toMatchObject({ status: 502, message: why, errors: { subscription: [why] } });
  expect(await historyOf(world, uuid)).toEqual([]);
});
