import type { WebSocket } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { sessions } from '#server/schema/index.ts';
import { expect, password, test } from './fixtures.ts';
import { field, heading, mailedLink, newEmail, secret } from './joining.ts';

test('a new password keeps this browser logged in and ends another', { tag: '@wide' }, async ({
  page,
  elsewhere,
  world,
  logIn,
  accessible,
}) => {
  const hana = await world.person('Hana', 'mentor');
  const other = await elsewhere(hana);
  await logIn(hana, '/account');
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  await expect(page.getByText(/^Last used/)).toHaveCount(1);
  await accessible();

  await page.locator('#password-current_password').fill(password);
  await field(page, 'New password').fill(secret);
  await field(page, 'Confirm new password').fill(secret);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Saved. You’re logged out on all other devices.')).toBeVisible();
  await expect(page.getByText(/^Last used/)).toHaveCount(0);
  await accessible();

  await page.reload();
  await expect(heading(page)).toHaveText('My account');
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login/);
});

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test('a photo is chosen, seen beside the name, and removed', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  await logIn(await world.person('Hana', 'mentor'), '/account');
  const file = page.getByLabel('Photo', { exact: true });
  await file.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await picture(),
  });
  await expect(page.getByText('This isn’t a picture we can read.')).toBeVisible();
  await accessible();

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const shown = page.locator('main img');
  await expect(shown).toHaveAttribute('src', /\/photos\//);
  await expect
    .poll(() => shown.evaluate((img) => 'naturalWidth' in img && img.naturalWidth))
    .toBe(256);
  await accessible();

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Removed', { exact: true })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a new name is everywhere at once, and what is stored can be downloaded', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  await logIn(await world.person('Hana', 'mentor'), '/account');
  await field(page, 'Name').fill('Hana Tūtaki-Whakaari');
  await page.getByLabel('Te reo Māori').check();
  await page.getByRole('button', { name: 'Save name and language' }).click();
  await expect(page.getByText('Kua tiakina', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  await expect(field(page, 'Ingoa')).toHaveValue('Hana Tūtaki-Whakaari');
  await expect(page.getByLabel('Te reo Māori')).toBeChecked();

  for (const [name, file] of [
    ['Download to read (HTML)', 'my-account.html'],
    ['Download as data (JSON)', 'my-account.json'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test('a changed e-mail is verified before one goes on, and the old address is told', {
  tag: '@wide',
}, async ({ page, product, world, logIn, accessible }) => {
  const hana = await world.person('Hana', 'mentor');
  const email = newEmail();
  await logIn(hana, '/account');
  await field(page, 'New email').fill(email);
  await page.locator('#email-current_password').fill('guess');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('The password is incorrect.').first()).toBeVisible();
  await expect(field(page, 'New email')).toHaveValue(email);
  await accessible();

  await page.locator('#email-current_password').fill(password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(heading(page)).toHaveText('Verify email');
  await expect(page.getByText(email)).toBeVisible();
  await expect.poll(() => world.mailTo(hana)).toHaveLength(1);

  await page.goto(await mailedLink(product, email, 'Verify'));
  await expect(heading(page)).toHaveText('Dashboard');
});

test('a proof in one tab leaves the other open, and both agree on being logged out', {
  tag: '@wide',
}, async ({ page, context, elsewhere, product, world, logIn, accessible }) => {
  const hana = await world.person('Hana', 'mentor');
  const lost = await elsewhere(hana);
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await logIn(hana);
  await expect.poll(() => sockets.filter((socket) => !socket.isClosed())).toHaveLength(1);
  const second = await context.newPage();
  await second.goto('/account');
  await expect(heading(second)).toHaveText('My account');

  await product.database.db
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(sessions.user, hana.uuid));
  await second.getByRole('button', { name: /^Log out of / }).click();
  const dialog = second.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await accessible(second);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(second.getByText(/ is logged out\.$/)).toBeVisible();
  await accessible(second);
  await lost.goto('/account');
  await expect(lost).toHaveURL(/\/login/);
  // The first tab has the new cookie, too, and its connection was not cut.
  expect(sockets.filter((socket) => !socket.isClosed())).toHaveLength(1);
  await page.bringToFront();
  await page.locator('nav').getByRole('link', { name: 'Mentoring' }).click();
  await expect(page).not.toHaveURL(/dashboard|login/);

  await second.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(heading(second)).toHaveText('Log in');
  await expect(heading(page)).toHaveText('Log in');
});

test('a passkey is added, logs in, is the second step, and shows later who one is', async ({
  page,
  product,
  world,
  logIn,
  accessible,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const hana = await world.person('Hana Te Whiti-o-Rongomai', 'mentor');
  await logIn(hana, '/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('#passkey-name').fill('Pīwakawaka laptop');
  await page.locator('#factor-current_password').fill(password);
  await accessible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Save these codes now')).toBeVisible();
  await expect(page.locator('main ol code')).toHaveCount(10);
  await accessible();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Pīwakawaka laptop', { exact: true })).toBeVisible();
  await accessible();

  // The browser offers it in the field for the email, and the authenticator takes it at once.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page).toHaveURL(/dashboard/);

  // Nobody touches it until the password is typed.
  const touch = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await touch(false);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await field(page, 'Email').fill(hana.email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await accessible();
  await touch(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dashboard/);

  // Later it shows who one is, over the form that asks, by the keyboard alone.
  await product.database.db.update(sessions).set({ verifiedAt: new Date(0) });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove Pīwakawaka laptop' }).click();
  await page.locator('#factor-current_password').fill(password);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await accessible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pīwakawaka laptop is removed.')).toBeVisible();
});
