import { pressOn, tabTo, tabToNamed } from './by-keyboard.ts';
import { expect, password, test } from './fixtures.ts';

test('a token is created, copied while it is shown, and ended, by keyboard alone', async ({
  page,
  context,
  request,
  product,
  world,
  logIn,
  accessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(await world.person('Hana Te Whiti-o-Rongomai', 'mentor'), '/account');
  await pressOn(page, page.getByRole('button', { name: 'Create a token' }));
  await expect(page.getByLabel('Name of the token')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: 'The permissions field is required.' }),
  ).toBeVisible();
  await accessible();

  await tabTo(page, page.getByLabel('Name of the token'));
  await page.keyboard.type('Pīwakawaka reports');
  await tabTo(page, page.getByLabel('Read what’s waiting for review, and learners’ progress'));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('#token-current_password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Copy the token now' })).toBeFocused();
  const secret = page.getByLabel('API token “Pīwakawaka reports”');
  const token = await secret.inputValue();
  expect(token).toMatch(/^sw_/);
  await accessible();
  await pressOn(page, page.getByRole('button', { name: /^Copy/ }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await tabToNamed(page, 'button', 'I’ve copied it');
  await page.keyboard.press('Enter');
  await expect(secret).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create a token' })).toBeFocused();
  await accessible();

  const read = () =>
    request.get(`${product.url}/api/admin/mentor/progress`, {
      headers: { authorization: `Bearer ${token}`, cookie: '' },
    });
  expect((await read()).status()).toBe(200);

  await pressOn(page, page.getByRole('button', { name: 'End the token “Pīwakawaka reports”' }));
  const dialog = page.getByRole('dialog', { name: 'End “Pīwakawaka reports”?' });
  await accessible();
  await pressOn(page, dialog.getByRole('button', { name: 'End', exact: true }));
  await expect(page.getByText('“Pīwakawaka reports” has been ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a token' })).toBeFocused();
  expect((await read()).status()).toBe(401);
});
