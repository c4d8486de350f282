import type { Locator, Page } from '@playwright/test';

/** Drags by mouse, from one handle to below the middle of another's row. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // `hover` waits until the handle is still and nothing covers it.
  await from.hover();
  await page.mouse.down();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('A handle is out of sight');
  const across = start.x + start.width / 2;
  await page.mouse.move(across, (start.y + end.y) / 2, { steps: 5 });
  await page.mouse.move(across, end.y + end.height, { steps: 5 });
  await page.mouse.up();
}
