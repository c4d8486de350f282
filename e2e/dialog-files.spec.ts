import { expect, test } from './fixtures.ts';

const file = '**/assets/area-dialog-*.js';

test('a form whose file cannot be fetched says so over the list, and can be tried again', {
  tag: '@wide',
}, async ({ page, world, logIn, accessible }) => {
  await page.route(file, (route) => route.abort());
  await logIn(await world.person('Hana', 'learning_designer'), '/learning/areas');
  const add = page.getByRole('button', { name: 'Add area' });
  await add.click();
  const problem = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(problem.getByText('We couldn’t load part of this page.')).toBeVisible();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(problem).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning areas' })).toBeVisible();

  await add.click();
  await page.unroute(file);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Add area' }).getByLabel('Name', { exact: true }),
  ).toBeVisible();
});

test('where the file stays missing, the page is loaded again, and then has it', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  await page.route(file, (route) => route.abort());
  await logIn(await world.person('Hana', 'learning_designer'), '/learning/areas?edit=new');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await tryAgain.waitFor();
  const isLoadedAgain = page.waitForEvent('load');
  await tryAgain.click();
  await page.unroute(file);
  await isLoadedAgain;
  await expect(
    page.getByRole('dialog', { name: 'Add area' }).getByLabel('Name', { exact: true }),
  ).toBeVisible();
});
