import type { Page } from '@playwright/test';
import { authenticatorApp } from '#testing/authenticator-app.ts';
import { pressOn, tabTo, tabToNamed } from './by-keyboard.ts';
import { expect, password, test } from './fixtures.ts';
import { field, heading } from './joining.ts';

test('two-step login is set up, used, and got round without the phone, by keyboard alone', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const hana = await world.person('Hana Te Whiti-o-Rongomai', 'mentor');
  await logIn(hana, '/account');
  await pressOn(page, page.getByRole('button', { name: 'Set up an authenticator app' }));
  await tabTo(page, page.locator('#factor-current_password'));
  await page.keyboard.type('guess');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The password is incorrect.').first()).toBeVisible();
  await accessible();
  await tabTo(page, page.locator('#factor-current_password'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  const scan = page.getByRole('heading', { name: 'Scan this with your authenticator app' });
  await expect(scan).toBeFocused();
  await accessible();
  // The key can be read as text, by whoever can't scan.
  const app = authenticatorApp((await page.locator('main code').innerText()).replaceAll(' ', ''));
  await tabTo(page, field(page, 'Code from the app'));
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Code from the app')).toHaveAttribute('aria-invalid', 'true');
  await accessible();
  await tabTo(page, field(page, 'Code from the app'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(app.code());
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();
  const codes = await page.locator('main ol code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await accessible();
  const download = page.waitForEvent('download');
  await pressOn(page, page.getByRole('link', { name: 'Download', exact: true }));
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await pressOn(page, page.getByRole('button', { name: 'I’ve saved them' }));
  await expect(page.getByText('10 codes left')).toBeVisible();
  await accessible();

  await enter(page, hana);
  await expect(field(page, 'Code')).toBeFocused();
  await accessible();
  // Of the next half minute: whatever ends on the way, it is a later one and not too far ahead.
  await page.keyboard.type(app.code(1));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dashboard');

  await enter(page, hana);
  await pressOn(page, page.getByRole('button', { name: 'I don’t have my phone' }));
  await tabTo(page, field(page, 'Recovery code'));
  await accessible();
  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.down('Enter');
  await expect(page.getByText('From now on, use this one')).toBeVisible();
  // Still held down: nobody leaves without the new code by that.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('From now on, use this one')).toBeVisible();
  await accessible();
  await tabToNamed(page, 'button', 'I’ve saved it');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dashboard');
});

/** In a browser that has forgotten who was here. */
async function enter(page: Page, { email }: { email: string }) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(email);
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}
