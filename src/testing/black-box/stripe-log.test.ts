import { v7 as newUuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { subscriptions, userRoles, users } from '#server/schema/index.ts';
import { testDatabase } from '../database.ts';
import { type StripeServer, signed, stripeSecrets, stripeServer } from '../stripe-server.ts';
import { serverProcess } from './commands.ts';
import { settingsFor } from './running-app.ts';
import { password } from './targets.ts';
import { newVisitor } from './visitor.ts';

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await stripeServer();
});
afterAll(() => stripe.close());

const email = 'kanarypayer@kura.example';

test('no log holds a key of Stripe, an answer of Stripe or a payer; the comparison is there as counts', async () => {
  const database = await testDatabase();
  const [admin, payer] = [newUuid(), newUuid()];
  const common = { passwordHash: await hashPassword(password), emailVerifiedAt: new Date() };
  await database.db.insert(users).values([
    { uuid: admin, name: 'Kanaryadmin', email: 'kanaryadmin@kura.example', ...common },
    { uuid: payer, name: 'Kanarypayer Tāne', email, ...common },
  ]);
  await database.db.insert(userRoles).values({ user: admin, role: 'admin' });
  const customer = stripe.account.customer({ email });
  const { id: stripeId } = stripe.account.subscription(customer);
  const row = { uuid: newUuid(), user: payer, name: 'Annual', stripeStatus: 'active', stripeId };
  await database.db.insert(subscriptions).values(row);

  const settings = await settingsFor(database, { ...stripe.settings, LOG_LEVEL: 'trace' });
  const place = { url: settings.APP_URL, client: settings.APP_URL };
  const server = await serverProcess(settings);
  const visitor = newVisitor(place);
  await visitor.send('GET', '/sanctum/csrf-cookie');
  await visitor.post('/login', { email: 'kanaryadmin@kura.example', password });
  for (const mood of ['fails', 'knows-no-key', 'refuses', 'hangs-up'] as const) {
    stripe.becomes(mood);
    const { status } = await visitor.post(`/api/admin/user/cancelsubscription/${row.uuid}`);
    expect(status).toBe(502);
  }
  await visitor.get(`/api/admin/user/searchsubscriptions/${encodeURIComponent(email)}`);
  const [event] = stripe.account.events;
  const { payload, header } = signed(event ?? stripe.account.tell('x', {}));
  for (const signature of [header, 't=1,v1=kanarysignature']) {
    await fetch(`${settings.APP_URL}/stripe/webhook`, {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  }
  stripe.becomes('answers');
  expect((await visitor.post('/api/admin/billing/check')).status).toBe(204);
  const compared = async () => (await visitor.get('/api/admin/billing')).text;
  await expect.poll(compared).toContain('"compared":1');
  const log = await server.end();

  const line = log.split('\n').find((one) => one.includes('compared with Stripe'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ compared: 1, differences: expect.any(Number) });
  const secrets = [...Object.values(stripeSecrets), email, stripeId, 'kanary', customer.id];
  for (const secret of secrets) {
    expect(log.toLowerCase().includes(secret.toLowerCase()), `${secret} in the log`).toBe(false);
  }
});
