import type { Page } from '@playwright/test';
import { signInProviders } from '#server/schema/index.ts';
import { addProvider } from '#testing/provider-fixtures.ts';
import { expect, test } from './fixtures.ts';
import { field, heading, newEmail, secret } from './joining.ts';
import { holdBack, holdTurns } from './slow-page.ts';

/** Opens a page whose own script is still on its way, as on a slow network. */
async function openSlowly(page: Page, path: string) {
  const held = await holdBack(page, /\/(register|forgot-password)-screen-[\w-]+\.js$/);
  await page.goto(path);
  await expect(page.locator('form[method="dialog"]')).toBeVisible();
  return held;
}

async function fillIn(page: Page) {
  await field(page, 'Name').fill('Mere Tāne');
  await field(page, 'Email').fill(newEmail());
  await field(page, 'Password').fill(secret);
  await field(page, 'Confirm password').fill(secret);
}

test('a form sent while its script is still coming is sent once that is there', async ({
  page,
}) => {
  const { letThrough } = await openSlowly(page, '/register');
  await fillIn(page);
  await page.getByRole('button', { name: 'Register' }).click();
  letThrough();
  await expect(heading(page)).toHaveText('Verify email');
});

test('by Enter, too, and only once', { tag: '@wide' }, async ({ page }) => {
  const { letThrough } = await openSlowly(page, '/forgot-password');
  await field(page, 'Email').fill(newEmail());
  await field(page, 'Email').press('Enter');
  letThrough();
  const sent = page.getByText('We have emailed your password reset link.');
  await expect(sent).toBeVisible();
  await expect(page).toHaveURL(/\/forgot-password$/);

  await page.getByRole('link', { name: 'Back to log in' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Forgot password');
  await expect(sent).toHaveCount(0);
  await expect(page.getByText('Whoops!')).toHaveCount(0);
});

test('a button that is held down while its script arrives still gets its click', {
  tag: '@wide',
}, async ({ page }) => {
  const { letThrough } = await openSlowly(page, '/register');
  await fillIn(page);
  await page.getByRole('button', { name: 'Register' }).hover();
  await page.mouse.down();
  const script = page.waitForResponse(/\/register-screen-/);
  letThrough();
  await (await script).finished();
  // React would react in less time than a round trip to the server takes.
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
  await page.mouse.up();
  await expect(heading(page)).toHaveText('Verify email');
});

/** With its sheet, and with the font if that is there in time: from then on it is not changed. */
const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

test('a form sent while React is being drawn is sent, with all that was typed', {
  tag: '@wide',
}, async ({ page }) => {
  const turns = await holdTurns(page);
  await page.goto('/register');
  await turns.isWaiting();
  await fillIn(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await turns.letGo();
  await expect(heading(page)).toHaveText('Verify email');
});

test('nothing moves when React takes over from the page as it was sent', async ({
  page,
  product,
}) => {
  const { db } = product.database;
  await addProvider({ db }, { name: 'Pikitū login' });
  const places = () =>
    page.locator('.guest-card :is(h1, label, input, button, a)').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.id || part.textContent, x, y, width, height].join(' ');
      }),
    );
  const scripts = /\/assets\/[^/]*\.js$/;
  for (const path of ['/login', '/register', '/forgot-password']) {
    const { letThrough } = await holdBack(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('form [type=submit]')).toBeVisible();
    await isPainted(page);
    const before = await places();
    const hasProvider = before.some((place) => place.startsWith('Continue with Pikitū login'));
    expect(hasProvider, path).toBe(path === '/login');
    letThrough();
    await expect(page.getByLabel('Language')).toBeVisible();
    // What comes below by then, such as the login by a passkey, moves nothing.
    expect((await places()).slice(0, before.length), path).toEqual(before);
    await page.unroute(scripts);
  }
  // Other tests of this worker meet a login page without a provider.
  await db.update(signInProviders).set({ active: false });
});

for (const path of ['/login', '/users']) {
  test(`${path} says so where its script is long in coming, and no more once it is there`, {
    tag: '@wide',
  }, async ({ page, world, logIn }) => {
    if (path === '/users') await logIn(await world.person('Mere Tāne', 'admin'));
    const { letThrough } = await holdBack(page, /\/assets\/[^/]*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const words = page.getByText('This page is taking longer than usual.');
    await expect(words).toBeAttached();
    await expect(heading(page)).toBeVisible();
    await expect(words).toBeHidden();
    // Instead of waiting for it.
    await words.evaluate((hint) => hint.getAnimations().forEach((held) => void held.finish()));
    await expect(words).toBeVisible();
    await expect(words.getByRole('link', { name: 'Try again' })).toHaveJSProperty(
      'href',
      page.url(),
    );
    letThrough();
    await expect(page.getByRole('button', { name: /Logout|Log in/ }).first()).toBeEnabled();
    await expect(words).toHaveCount(0);
  });
}
