import type { Page } from '@playwright/test';
import { signInProviders } from '#server/schema/index.ts';
import { authenticatorApp } from '#testing/authenticator-app.ts';
import { freePort } from '#testing/free-port.ts';
import { addProvider } from '#testing/provider-fixtures.ts';
import { startDemoProvider } from '../src/demo/demo-provider.ts';
import { hostClient } from './client-on-another-host.ts';
import { test as base, expect, password } from './fixtures.ts';
import { field, heading } from './joining.ts';
import { startProduct } from './product.ts';

/* The client on a host of its own (WEB_ORIGIN): every call goes to another origin than its pages. */

const test = base.extend<object, { client: string }>({
  client: [async ({}, use) => use(`http://localhost:${await freePort()}`), { scope: 'worker' }],
  product: [
    async ({ client }, use) => {
      const product = await startProduct({ WEB_ORIGIN: client });
      const host = await hostClient({ client, api: product.url });
      await use(product);
      host.stop();
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ client }, use) => use(client),
});

async function enter(page: Page, { email }: { email: string }) {
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a login of a provider is linked and lets in, on two origins', { tag: '@wide' }, async ({
  page,
  client,
  product,
  world,
  accessible,
}) => {
  const { db } = product.database;
  const port = await freePort();
  const secret = 'only-on-loopback';
  const { uuid } = await addProvider({ db }, { issuer: `http://localhost:${port}`, secret });
  const callback = `${product.url}/auth/${uuid}/callback`;
  const provider = await startDemoProvider(
    { id: 'stepwise', secret, callback, logout: product.url },
    port,
  );
  const aroha = await world.person('Aroha Ngāta', 'mentor');

  await page.goto('/login?to=/account');
  await page.getByRole('link', { name: 'Continue with Kura login' }).click();
  await page.getByPlaceholder('Enter any login').fill('aroha');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('No account is linked to that login yet.');
  expect(new URL(page.url()).origin).toBe(client);

  await field(page, 'Email').fill(aroha.email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Link Kura login' }).click();
  await expect(heading(page)).toHaveText('My account');
  await expect(page.getByText('aroha@kura.example')).toBeVisible();
  await accessible();

  // The next time it is enough: the provider still knows who is there.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page)).toHaveText('Log in');
  await page.getByRole('link', { name: 'Continue with Kura login' }).click();
  await expect(page).toHaveURL(`${client}/dashboard`);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('aroha@kura.example')).toBeVisible();
  await db.update(signInProviders).set({ active: false });
  provider.stop();
});

test('a password and the code of an app let in, on two origins', { tag: '@wide' }, async ({
  page,
  client,
  world,
}) => {
  const hana = await world.person('Hana', 'mentor');
  await enter(page, hana);
  await expect(heading(page)).toHaveText('Dashboard');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.locator('#factor-current_password').fill(password);
  await page.keyboard.press('Enter');
  const app = authenticatorApp(await page.locator('main code').innerText());
  await field(page, 'Code from the app').fill(app.code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page)).toHaveText('Log in');
  await enter(page, hana);
  // Of the next half minute: whatever ends on the way, it is a later one and not too far ahead.
  await field(page, 'Code').fill(app.code(1));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(page).toHaveURL(`${client}/dashboard`);
  await expect(page.getByText('Hana').first()).toBeVisible();
});
