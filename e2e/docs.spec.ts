import { expect, test } from './fixtures.ts';

// The fixture fails on whatever the browser complains of, such as a style the page may not have.
test('the documentation of the calls opens, and breaks no rule of its own page', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: /Stepwise API/ })).toBeVisible();
  await page.getByText('/api/admin/history', { exact: true }).first().click();
  await expect(page.getByText('What people did, newest first.').first()).toBeVisible();
});
