import type { Page } from '@playwright/test';
import { demoAccounts } from '../src/demo/named-records.ts';
import { pressOn, tabTo, tabToNamed } from './by-keyboard.ts';
import { test } from './every-screen.ts';
import { expect } from './fixtures.ts';

const { admin, mentor } = demoAccounts;

/** Opens the filters of a list; on a phone they are a sheet, which Escape closes on both. */
async function openFilters(page: Page) {
  await tabToNamed(page, 'button', /^Filters/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
}

/** The file that a link under the focus downloads. */
async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return Buffer.concat(parts).toString();
}

const linesOf = (csv: string) => csv.trim().split('\n').slice(1);

test('by keyboard alone a mentor narrows progress, opens what waits, comes back and exports', async ({
  page,
  logIn,
  accessible,
}) => {
  await logIn(mentor, '/mentor/progress');
  const rows = page.getByRole('table', { name: 'Progress' }).getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();

  await openFilters(page);
  const state = page.getByRole('combobox', { name: 'State' });
  await tabTo(page, state);
  await page.keyboard.type('To review');
  await expect(page).toHaveURL(/state=review/);
  await expect(state).toBeFocused();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await expect(state).toBeHidden();
  expect(await rows.count()).toBeLessThan(all);
  const narrowed = await rows.allTextContents();

  const address = page.url();
  await pressOn(
    page,
    page
      .getByRole('cell')
      .getByRole('link', { name: /^To review/ })
      .first(),
  );
  await expect(page).toHaveURL(/review-learning\/reflection/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rows).toHaveText(narrowed);

  await tabToNamed(page, 'link', 'Export as CSV');
  expect(new Set(linesOf(await download(page)).map((line) => line.split(',')[0])).size).toBe(
    narrowed.length,
  );

  await tabToNamed(page, 'button', /^Remove/);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/state=/);
  await expect(rows).toHaveCount(all);
  await accessible();
});

test('by keyboard alone an administrator narrows figures, and a number opens what it counts', async ({
  page,
  logIn,
  accessible,
}) => {
  await logIn(admin, '/mentor/figures');
  const total = page.getByRole('table', { name: 'Waiting now' }).getByRole('row').last();
  await expect(total).toBeVisible();
  const everywhere = await total.textContent();

  await tabTo(page, page.getByRole('combobox', { name: 'Period' }));
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/weeks=\d+/);
  const area = page.getByRole('combobox', { name: 'Learning area' });
  await tabTo(page, area);
  await page.keyboard.type('Belonging');
  await expect(page).toHaveURL(/area=/);
  await expect(area).toBeFocused();
  await expect(total).not.toHaveText(everywhere ?? '');
  await accessible();

  const address = page.url();
  const number = total.getByRole('link').last();
  const count = Number(await number.textContent());
  expect(count).toBeGreaterThan(0);
  await pressOn(page, number);
  await expect(page).toHaveURL(/figures\/reflections\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting now' })).toBeFocused();
  await expect(page.getByRole('main').getByText(`${count} found`).first()).toBeVisible();
  await accessible();
  await tabToNamed(page, 'link', 'Export as CSV');
  expect(linesOf(await download(page))).toHaveLength(count);

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(number).toHaveText(String(count));
  const weeks = page.getByRole('region', { name: 'Submitted and signed off per week' });
  await tabToNamed(page, 'link', 'Export as CSV', weeks);
  const rows = await weeks.getByRole('table').getByRole('rowheader').count();
  expect(linesOf(await download(page))).toHaveLength(rows);
});
