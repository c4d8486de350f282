import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '#server/features/subscriptions/subscriptions.test-support.ts';
import { billingEvents } from '#server/schema/index.ts';
import { type StripeServer, stripeServer } from '#testing/stripe-server.ts';
import { newWorld, type World } from '#testing/world.ts';

let stripe: StripeServer;
let world: World;
beforeAll(async () => {
  stripe = await stripeServer();
  world = await newWorld(stripe.settings);
});
afterAll(() => stripe.close());

const eventOf = (type: string, object?: object) => ({
  id: 'evt_1',
  type,
  ...(object && { data: { object } }),
});

test.each([
  ['without data', eventOf('customer.updated')],
  ['about nothing', eventOf('invoice.payment_action_required', {})],
  ['about nobody', eventOf('payment_method.automatically_updated', { id: 'pm_1' })],
  ['without an id', { ...eventOf('customer.deleted', { id: 'cus_1' }), id: undefined }],
])('an event %s is answered and left alone, whoever signed it', async (_, event) => {
  const answer = await deliver(world, event);
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(await world.db.$count(billingEvents)).toBe(0);
});
