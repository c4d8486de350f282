import { expect, type Locator, type Page } from '@playwright/test';

type Role = 'link' | 'button' | 'textbox' | 'radio';

/** Presses Tab until what has the focus is called `name`, as a person without a mouse does. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  within: Page | Locator = page,
): Promise<void> {
  const target = within.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}
