import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab (or `key`) until the target has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to ${target}`);
}

/** Tabs to the target and presses Enter. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

type Role = 'link' | 'button' | 'textbox' | 'radio';

/** Tabs to the first element of that role and name, on the page or in a part of it. */
export const tabToNamed = (
  page: Page,
  role: Role,
  name: string | RegExp,
  within: Page | Locator = page,
) => tabTo(page, within.getByRole(role, { name }).first());
