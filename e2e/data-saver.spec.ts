import { expect, test } from './fixtures.ts';
import { hasScreens } from './screens-fetched.ts';

test('who saves data gets the files of a screen when it is opened', { tag: '@narrow' }, async ({
  page,
  world,
  logIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const ofScreen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/progress-screen-')) ofScreen.push(request.url());
  });
  await logIn(await world.person('Hana', 'mentor'));
  await hasScreens(page);
  expect(ofScreen).toEqual([]);

  await page.getByRole('link', { name: 'Mentoring' }).click();
  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
  expect(ofScreen).toHaveLength(1);
});
