import type { Locator } from '@playwright/test';
import { demoAccounts, reflections } from '../src/demo/named-records.ts';
import { open, test } from './every-screen.ts';
import { expect } from './fixtures.ts';

/* As with a contrast theme of Windows: the system's few colours, and no ground or shadow of ours. */

const groundOf = (one: Locator) =>
  one.evaluate((element) => getComputedStyle(element).backgroundColor);
const inkOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);
const dotOf = (one: Locator) =>
  one.evaluate((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element, '::before');
    return `${backgroundColor} ${backgroundImage}`;
  });

test('with the system’s own colours one sees where one is, and what is chosen', async ({
  page,
  logIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(demoAccounts.mentor);
  const { uuid } = reflections.waitingArea;
  await open(page, { path: `/mentor/review-learning/reflection/${uuid}` });
  const current = page.locator('main [aria-current="step"]');
  const other = page.locator('main li a:not([aria-current])').first();
  await expect.poll(() => groundOf(current)).not.toBe(await groundOf(other));
  expect(await inkOf(current)).not.toBe(await groundOf(current));

  await page.getByRole('button', { name: /^Find or go to/ }).click();
  const options = page.getByRole('dialog').getByRole('option');
  const active = options.and(page.locator('[aria-selected="true"]'));
  await expect(active).toBeVisible();
  expect(await groundOf(active)).not.toBe(await groundOf(options.last()));
});

test('and the dots of what is done, waited for and not yet begun still differ', {
  tag: '@wide',
}, async ({ page, logIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(demoAccounts.admin);
  await open(page, { path: '/users' });
  const dots = new Map<string, string>();
  for (const words of ['Active', 'Invited', 'Off']) {
    const dot = page.locator('main td span').getByText(words, { exact: true }).first();
    dots.set(words, await dotOf(dot));
  }
  expect(new Set(dots.values()).size, JSON.stringify([...dots])).toBe(3);
});

test('the dots of the kinds of rows of an import are drawn', { tag: '@wide' }, async ({
  page,
  logIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(demoAccounts.admin, '/imports');
  const buffer = Buffer.from('Name,Email\nMāia Ngāti,maia@new.example\n');
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  const kind = page.getByRole('button', { pressed: false, name: /^New/ });
  await expect(kind).toBeVisible();
  expect(await dotOf(kind)).toBe(`${await inkOf(kind)} none`);
});

test('who asks for more contrast sees the edges of buttons as well as those of boxes', {
  tag: '@wide',
}, async ({ page, logIn }) => {
  await page.emulateMedia({ contrast: 'more' });
  await logIn(demoAccounts.admin, '/users');
  const edgeOf = (one: Locator) =>
    one.evaluate((element) => getComputedStyle(element).borderTopColor);
  const box = page.getByRole('searchbox');
  await expect(box).toBeVisible();
  const edge = await edgeOf(page.getByRole('button', { name: 'Filters' }));
  expect(edge).toBe(await edgeOf(box));
});
