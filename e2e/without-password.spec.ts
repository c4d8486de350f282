import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions, signInProviders, users } from '#server/schema/index.ts';
import { freePort } from '#testing/free-port.ts';
import { addIdentity, addProvider } from '#testing/provider-fixtures.ts';
import { startDemoProvider } from '../src/demo/demo-provider.ts';
import { expect, test } from './fixtures.ts';
import { field, heading, newEmail } from './joining.ts';
import type { Product } from './product.ts';

/* Somebody who logs in by a provider alone is asked there who they are, and nowhere for a password. */

test.afterEach(async ({ product }) => {
  await product.database.db.update(signInProviders).set({ active: false });
});

async function startProvider(product: Product, person: { uuid: string }) {
  const port = await freePort();
  const { db } = product.database;
  const issuer = `http://localhost:${port}`;
  const secret = 'only-on-loopback';
  const provider = await addProvider({ db }, { issuer, secret });
  await addIdentity({ db }, person.uuid, provider, 'aroha');
  await db.update(users).set({ passwordHash: null }).where(eq(users.uuid, person.uuid));
  const callback = `${product.url}/auth/${provider.uuid}/callback`;
  const client = { id: 'stepwise', secret, callback, logout: product.url };
  const start = () => startDemoProvider(client, port);
  return { start, ...(await start()) };
}

/** The login was longer ago than a proof counts. */
const later = ({ database: { db } }: Product, person: { uuid: string }) =>
  db
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(sessions.user, person.uuid));

async function showWho(page: Page) {
  await page.getByPlaceholder('Enter any login').fill('aroha');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a form waits, as it was typed, while its owner confirms in another tab', {
  tag: '@wide',
}, async ({ page, context, product, world, logIn, accessible }) => {
  const aroha = await world.person('Aroha Ngāta', 'mentor');
  await logIn(aroha);
  const provider = await startProvider(product, aroha);
  await later(product, aroha);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveCount(0);

  await field(page, 'New email').fill(newEmail());
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await accessible();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Continue with Kura login' }).click();
  const tab = await opened;
  await showWho(tab);
  await expect(tab.getByText('Please go back to the tab you came from')).toBeVisible();
  await accessible(tab);
  await expect(heading(page)).toHaveText('Verify email');
  provider.stop();
});

test('a file is downloaded once its owner has confirmed at the provider', {
  tag: '@wide',
}, async ({ page, product, world, logIn, accessible }) => {
  const aroha = await world.person('Aroha Ngāta', 'mentor');
  await logIn(aroha);
  const provider = await startProvider(product, aroha);
  await later(product, aroha);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Download as data (JSON)' }).click();
  await expect(heading(page)).toHaveText('Confirm it’s you');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await accessible();

  const link = page.getByRole('link', { name: 'Continue with Kura login' });
  provider.stop();
  await link.click();
  await expect(page.getByRole('alert')).toContainText('The provider doesn’t answer');
  await expect(heading(page)).toHaveText('Confirm it’s you');
  await accessible();

  const again = await provider.start();
  const download = page.waitForEvent('download');
  await link.click();
  await showWho(page);
  expect((await download).suggestedFilename()).toBe('my-account.json');
  await accessible();
  again.stop();
});
