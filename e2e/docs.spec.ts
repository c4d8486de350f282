import { expect, test } from './fixtures.ts';

// The fixture fails on every complaint of the browser, such as a style that the content policy stops.
test('the documentation of the calls opens, and keeps to the content policy of its page', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: /Stepwise API/ })).toBeVisible();
  await page.getByRole('link', { name: 'history', exact: true }).click();
  await page.getByText('/api/admin/history', { exact: true }).first().click();
  await expect(page.getByText('What people did, newest first.').first()).toBeVisible();
});
