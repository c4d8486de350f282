import { expect, test } from './fixtures.ts';
import { finish } from './mentor-calls.ts';

const file = '**/assets/correction-dialog-*.js';

test('a form whose file cannot be fetched says so over the page, and can be tried again', {
  tag: '@wide',
}, async ({ page, elsewhere, world, logIn, accessible }) => {
  const keita = await world.person('Keita Potae', 'independent_learner');
  const { uuid } = await world.reflection(keita, { area: await world.area() });
  await finish(await elsewhere(await world.person('Hana', 'mentor')), uuid);
  await page.route(file, (route) => route.abort());
  await logIn(keita, '/my/certificates');
  const ask = page.getByRole('link', { name: /^Ask to correct/ });
  await ask.click();
  const problem = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(problem.getByText('We couldn’t load part of this page.')).toBeVisible();
  await expect(problem.getByRole('button', { name: 'Try again' })).toBeFocused();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(problem).toBeHidden();
  await expect(ask).toBeFocused();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();

  await ask.click();
  await page.unroute(file);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByLabel('Correct name')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.route(file, (route) => route.abort());
  await page.reload();
  await ask.click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await tryAgain.waitFor();
  const isLoadedAgain = page.waitForEvent('load');
  await tryAgain.click();
  await page.unroute(file);
  await isLoadedAgain;
  await expect(page.getByRole('dialog').getByLabel('Correct name')).toBeVisible();
});
