import type { Page } from '@playwright/test';
import { signInProviders } from '#server/schema/index.ts';
import { freePort } from '#testing/free-port.ts';
import { addDevProvider, devClient } from '../scripts/dev-sign-in.ts';
import { startDemoProvider } from '../src/demo/demo-provider.ts';
import { expect, password, test } from './fixtures.ts';

const client = { id: 'stepwise', secret: 'only-on-loopback', logout: 'http://localhost/unused' };

test.afterEach(async ({ product }) => {
  // Other tests of this worker meet a login page without a provider, and give theirs this name.
  const over = { active: false, name: 'Over' };
  await product.database.db.update(signInProviders).set(over);
});

/** What the provider's own pages ask for: a name, and whether the product may know it. */
async function showWho(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function setUpProvider(page: Page, name: string) {
  const port = await freePort();
  await page.goto('/system/single-sign-on');
  await page.getByRole('button', { name: 'Add a provider' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('OpenID Connect');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Issuer').fill(`http://localhost:${port}`);
  await dialog.getByLabel('Client ID').fill(client.id);
  await dialog.getByLabel('Client secret').fill(client.secret);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: name });
  const callback = await row.getByLabel(/^Redirect address/).inputValue();
  return { row, start: () => startDemoProvider({ ...client, callback }, port) };
}

test('a provider is set up and tested, a login linked, used and unlinked', async ({
  page,
  world,
  elsewhere,
  accessible,
}) => {
  const admin = await elsewhere(await world.person('Hēni Administrator', 'admin'));
  const { row, start } = await setUpProvider(admin, 'Kura login');
  await row.getByRole('button', { name: 'Test Kura login' }).click();
  await expect(admin.getByText('Kura login can’t be used as it is:')).toBeVisible();
  const provider = await start();
  await row.getByRole('button', { name: 'Test Kura login' }).click();
  await expect(admin.getByText('Kura login answers as it should.')).toBeVisible();
  await accessible(admin);

  const mentor = await world.person('Aroha Ngāta', 'mentor');
  await page.goto('/login');
  await accessible();
  await page.getByRole('link', { name: 'Continue with Kura login' }).click();
  await showWho(page, 'aroha');
  await expect(page.getByRole('alert')).toContainText('No account is linked to that login yet.');
  await accessible();

  await page.getByLabel('Email').fill(mentor.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Link Kura login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  await page.goto('/account');
  await expect(page.getByText('aroha@kura.example')).toBeVisible();
  await accessible();

  const phone = await elsewhere();
  await phone.goto('/login');
  await phone.getByRole('link', { name: 'Continue with Kura login' }).focus();
  await phone.keyboard.press('Enter');
  await showWho(phone, 'aroha');
  // Not only the heading, which is there before the page knows who is logged in.
  await expect(phone).toHaveURL(/\/dashboard/);
  await expect(phone.locator('#root:not([data-drawn]) #main')).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await phone.goto('/account');
  await expect(phone.getByText('aroha@kura.example')).toBeVisible();

  await page.getByRole('button', { name: 'Unlink Kura login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByText('No login is linked to your account.')).toBeVisible();
  provider.stop();
});

test('a provider that does not answer leaves the password', async ({ page, world, elsewhere }) => {
  const admin = await elsewhere(await world.person('Hēni Administrator', 'admin'));
  await setUpProvider(admin, 'Quiet login');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Quiet login' }).click();
  await expect(page.getByRole('alert')).toContainText('The provider doesn’t answer at the moment.');
  const mentor = await world.person('Aroha Ngāta', 'mentor');
  await page.getByLabel('Email').fill(mentor.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('what `npm run dev -- --sso` sets up lets Hana in, and tells a stranger', {
  tag: '@wide',
}, async ({ page, product, elsewhere }) => {
  const port = await freePort();
  await addDevProvider(product.database.db, `http://localhost:${port}`);
  const provider = await startDemoProvider(devClient(product.url), port);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Kura login' }).click();
  await showWho(page, 'hana');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/account');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hana Rewi');

  const other = await elsewhere();
  await other.goto('/login');
  await other.getByRole('link', { name: 'Continue with Kura login' }).click();
  await showWho(other, 'stranger');
  await expect(other.getByRole('alert')).toContainText('No account is linked to that login yet.');
  provider.stop();
});
