import type { Page } from '@playwright/test';
import { newSetUpLink } from '#server/features/accounts/index.ts';
import { expect, test } from './fixtures.ts';
import { field, heading, mailedLink, newEmail, secret } from './joining.ts';

async function register(page: Page, email: string, name = 'Ngaire Ānaru-Whitcombe') {
  await page.goto('/register');
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await field(page, 'Confirm password').fill(secret);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(heading(page)).toHaveText('Verify email');
}

async function logInWith(page: Page, email: string, typed: string) {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(typed);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('somebody registers, opens the link in the mail and is on the dashboard', {
  tag: '@wide',
}, async ({ page, product, accessible }) => {
  const email = newEmail();
  await page.goto('/register');
  await expect(page).toHaveTitle('Register – Stepwise');
  await accessible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Whoops! Something went wrong.')).toBeVisible();
  await expect(page).toHaveTitle('Error: Register – Stepwise');
  await accessible();

  await register(page, email);
  await accessible();
  await page.goto('/users');
  await expect(page).toHaveURL(/\/verify-email$/);
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText('A new verification link has been sent')).toBeVisible();

  await page.goto(await mailedLink(product, email, 'Verify'));
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(page.getByText('Your email address is verified.', { exact: true })).toBeVisible();
  await accessible();
  await page.reload();
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(page.getByText('Your email address is verified.')).toHaveCount(0);
});

test('a verification link opened while logged out verifies after the login', {
  tag: '@wide',
}, async ({ page, context, product, accessible }) => {
  const email = newEmail();
  await register(page, email);
  const link = await mailedLink(product, email, 'Verify');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(heading(page)).toHaveText('Log in');

  await page.goto(link);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Log in to verify your email address.')).toBeVisible();
  await accessible();
  await logInWith(page, email, secret);
  await expect(page.getByText('Your email address is verified.', { exact: true })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('stepwise_intended');

  await page.goto(`${link}x`);
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(
    page.getByText('That verification link is no longer valid, or it belongs'),
  ).toBeVisible();
});

test('a forgotten password is set anew by mail, and every session before it is over', {
  tag: '@wide',
}, async ({ page, elsewhere, product, world, accessible }) => {
  const hana = await world.person('Hana', 'mentor');
  const other = await elsewhere(hana);
  // A page that is still loading would notice the end of the session by itself.
  await expect(other.getByLabel('Whose learners')).toBeVisible();

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Until it is there, the field of that name is the login's.
  await expect(heading(page)).toHaveText('Forgot password');
  await accessible();
  await field(page, 'Email').fill(hana.email);
  await page.getByRole('button', { name: 'Email Password Reset Link' }).click();
  await expect(page.getByText('We have emailed your password reset link.')).toBeVisible();
  await accessible();

  await page.goto(await mailedLink(product, hana.email, 'Reset'));
  await expect(field(page, 'Email')).toHaveValue(hana.email);
  await accessible();
  await field(page, 'Password').fill(secret);
  await expect(page.getByText(/^Looks good\./)).toBeVisible();
  await field(page, 'Confirm password').fill(secret);
  await page.getByRole('button', { name: 'Reset password' }).click();

  await expect(page).toHaveURL(/\/login\?reset=/);
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  await accessible();
  await logInWith(page, hana.email, secret);
  await expect(heading(page)).toHaveText('Dashboard');

  await other.goto('/account');
  await expect(other).toHaveURL(/\/login\?signed_out=1/);
});

test('a reset link works once, and says where to get another', { tag: '@wide' }, async ({
  page,
  accessible,
}) => {
  await page.goto('/password-reset/used?email=hana%2Bmail%40kura.example');
  await field(page, 'Password').fill(secret);
  await field(page, 'Confirm password').fill(secret);
  await page.getByRole('button', { name: 'Reset password' }).click();

  await expect(page.getByText('This password reset token is invalid.').first()).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('hana+mail@kura.example');
  await expect(field(page, 'Password')).toHaveValue(secret);
  await accessible();
  await page.getByRole('link', { name: /Ask for a new one/ }).click();
  await expect(heading(page)).toHaveText('Forgot password');
});

test('the link on the server opens the first administrator, who sees everything, once', {
  tag: '@wide',
}, async ({ page, product, accessible }) => {
  const site = { name: 'Stepwise', url: product.url, client: product.url } as const;
  const link = await newSetUpLink(
    product.database.db,
    { ...site, environment: 'test' },
    new Date(),
  );
  const fill = async (email: string) => {
    await page.goto(link);
    await expect(heading(page)).toHaveText('First administrator');
    await field(page, 'Name').fill('Ana Pōtae');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(secret);
    await field(page, 'Confirm password').fill(secret);
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await page.goto(link);
  await accessible();
  await fill(newEmail());
  await expect(heading(page)).toHaveText('Dashboard');
  await page.goto('/users');
  await expect(heading(page)).toHaveText('Users');
  await expect(page.getByText('You don’t have access to this page.')).toHaveCount(0);

  await page.context().clearCookies();
  await fill(newEmail());
  await expect(
    page.getByText('This link has been used or is more than an hour old.'),
  ).toBeVisible();
  await accessible();
});

/** Tabs from field to field: they have to come in reading order. */
async function typeInto(page: Page, label: string, text: string) {
  for (let press = 0; press < 3; press += 1) {
    if (await field(page, label).evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field(page, label)).toBeFocused();
  await page.keyboard.type(text);
}

test('registering and resetting need nothing but a keyboard', { tag: '@wide' }, async ({
  page,
  product,
}) => {
  const email = newEmail();
  await page.goto('/register');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Whoops! Something went wrong.' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await typeInto(page, 'Name', 'Hana');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', secret);
  await typeInto(page, 'Confirm password', secret);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Verify email');

  await page.context().clearCookies();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/forgot-password');
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('We have emailed your password reset link.')).toBeVisible();

  await page.goto(await mailedLink(product, email, 'Reset'));
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.type(`${secret} and rest`);
  await typeInto(page, 'Confirm password', `${secret} and rest`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
});
