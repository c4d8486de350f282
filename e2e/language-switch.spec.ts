import { chooseLanguage } from './choose-language.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './slow-page.ts';

const isTexts = (url: string) => url.includes('/js/translations.js');
const translationStore = '**/assets/translation-store-*.js';

test('of two languages chosen one after the other the last one stays', { tag: '@wide' }, async ({
  page,
}) => {
  const { letThrough } = await holdBack(page, translationStore);
  await page.goto('/login');
  const requested = page.waitForRequest(translationStore);
  await chooseLanguage(page, 'Te reo Māori');
  await requested;
  await chooseLanguage(page, 'English');
  const isEnglish = async () =>
    (await page.context().cookies()).some(
      ({ name, value }) => name === 'locale' && value === 'en-NZ',
    );
  await expect.poll(isEnglish).toBe(true);

  const came = page.waitForResponse(translationStore);
  letThrough();
  await (await came).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NZ');
  expect(await isEnglish()).toBe(true);
});

test('a text reworded while a language is on its way does not bring the old one back', {
  tag: '@wide',
}, async ({ page, world, logIn, elsewhere }) => {
  const { letThrough } = await holdBack(page, translationStore);
  await logIn(await world.person('Hana', 'mentor'), '/account');
  await page.getByLabel('Te reo Māori').check();
  const requested = page.waitForRequest(translationStore);
  await page.getByRole('button', { name: 'Save name and language' }).click();
  await requested;

  const heard = page.waitForResponse(
    async (answer) =>
      answer.ok() && isTexts(answer.url()) && (await answer.text()).includes('Everybody.'),
  );
  const theirs = await elsewhere(
    await world.person('Aroha', 'learning_designer'),
    '/localisation?language=en-NZ&search=pages.usersFor&text=pages.usersFor',
  );
  await theirs.getByRole('textbox', { name: 'Wording of pages.usersFor' }).fill('Everybody.');
  await theirs.keyboard.press('Control+Enter');
  await heard;
  const isHeard = () => window.fallbackTranslations?.pages?.usersFor === 'Everybody.';
  await page.waitForFunction(isHeard);

  letThrough();
  await expect(page.getByText('Kua tiakina', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');

  await theirs.getByRole('button', { name: 'Undo pages.usersFor' }).click();
  await expect(theirs.getByText('pages.usersFor is as it was')).toBeVisible();
});

test('a page whose texts do not come is in English, and the language can be chosen again', {
  tag: '@wide',
}, async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'locale', value: 'mi', url: `${baseURL}` }]);
  await page.route(translationStore, (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NZ');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveTitle('Log in – Stepwise');

  await page.unroute(translationStore);
  await chooseLanguage(page, 'Te reo Māori');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  await expect(page.getByRole('button', { name: 'Takiuru' })).toBeVisible();
  await expect(page).toHaveTitle('Takiuru – Stepwise');
});

test('what is typed stays through a switch of language', async ({ page, world, logIn }) => {
  await logIn(await world.person('Hana', 'mentor'), '/account');
  await page.getByLabel('Name', { exact: true }).fill('Hana Tūtaki');
  await chooseLanguage(page, 'Te reo Māori');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  await expect(page.locator('#account-name')).toHaveValue('Hana Tūtaki');

  await chooseLanguage(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NZ');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
});
