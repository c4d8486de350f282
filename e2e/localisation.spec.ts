import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

const box = (page: Page, key: string) => page.getByRole('textbox', { name: `Wording of ${key}` });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.beforeEach(async ({ world, logIn }) => logIn(await world.person('Hana', 'learning_designer')));

test('a text is translated in place, with what has to be in it, and had back by Undo', async ({
  page,
  accessible,
}) => {
  await page.goto('/localisation?search=localisationFiles.twice');
  await accessible();
  await button(page, /^Translate localisationFiles\.twice:/).click();
  await expect(box(page, 'localisationFiles.twice')).toBeFocused();
  await page.keyboard.type('Kua rua');
  await expect(page.getByText(/^{{line}} is missing/)).toBeVisible();
  await accessible();
  await button(page, 'Insert {{line}}').click();
  await button(page, 'Save').first().click();
  await expect(page.getByText('localisationFiles.twice saved')).toBeVisible();
  await expect(page.locator('[lang=mi]').getByText('Kua rua')).toBeVisible();
  await accessible();
  await button(page, 'History: localisationFiles.twice').click();
  await expect(page.getByRole('dialog')).toContainText('Kua rua');
  await accessible();
  await page.keyboard.press('Escape');
  await button(page, 'Undo localisationFiles.twice').click();
  await expect(page.getByText('localisationFiles.twice is as it was')).toBeVisible();
  await expect(button(page, /^Translate localisationFiles\.twice:/)).toBeVisible();
});

test('a reworded text is on other open screens within seconds, and what is typed there stays', async ({
  page,
  elsewhere,
  world,
}) => {
  const theirs = await elsewhere(await world.person('Aroha', 'admin'), '/users');
  const search = theirs.getByRole('searchbox');
  await search.fill('nobody at all');
  const purpose = theirs.locator('.page-header-purpose');
  await expect(purpose).toHaveText('People with an account, and what they can do.');
  await search.focus();

  await page.goto('/localisation?language=en-NZ&search=pages.usersFor&text=pages.usersFor');
  await box(page, 'pages.usersFor').fill('Everybody with an account.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('pages.usersFor saved')).toBeVisible();
  await expect(purpose).toHaveText('Everybody with an account.');
  await expect(search).toHaveValue('nobody at all');
  await expect(search).toBeFocused();

  await button(page, 'Undo pages.usersFor').click();
  await expect(purpose).toHaveText('People with an account, and what they can do.');
});

test('from one missing text to the next by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/localisation?screen=localisation');
  await expect(page.getByRole('table', { name: 'Texts' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to the texts' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#texts')).toBeFocused();
  await tabTo(page, button(page, 'Next missing'));
  await page.keyboard.press('Enter');
  await expect(box(page, 'wordings.empty')).toBeFocused();
  await page.keyboard.type('Me whai kupu');
  await tabTo(page, button(page, 'Save and next missing'));
  await page.keyboard.press('Enter');
  await expect(box(page, 'wordings.missingValue')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, /^Translate wordings\.missingValue:/)).toBeFocused();
  await tabTo(page, button(page, 'Reset to the original: wordings.empty'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('wordings.empty reset')).toBeVisible();
});

test('a language is taken away as a file, and comes back with a preview and an undo', async ({
  page,
  accessible,
}) => {
  await page.goto('/localisation?open=files');
  const dialog = page.getByRole('dialog', { name: 'Import and export' });
  await accessible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  const changed = exported.replace(
    /^wordings\.calls,wordings,(.*?),,,missing\r$/m,
    'wordings.calls,wordings,$1,Kāore e taea {{signs}},,missing\r',
  );
  expect(changed).not.toBe(exported);
  const file = { name: 'ngā kupu.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) };
  await dialog.getByLabel('File of texts').setInputFiles(file);
  await expect(dialog.getByText('1 text would change.')).toBeVisible();
  await expect(dialog.getByText('wordings.calls', { exact: true })).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Change 1 text' }).click();
  await expect(dialog.getByText('1 text changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo the import of ngā kupu.csv' }).first().click();
  await expect(dialog.getByText('1 text is as it was before.')).toBeVisible();
  await accessible();
});

test('languages are added, and nobody can switch off English', async ({ page, accessible }) => {
  await page.goto('/localisation');
  await button(page, 'Languages').click();
  const dialog = page.getByRole('dialog', { name: 'Languages' });
  await accessible();
  await dialog.getByRole('button', { name: 'Add language' }).click();
  await expect(dialog.getByText('The code field is required.').first()).toBeVisible();
  await accessible();
  await expect(dialog.getByRole('switch', { name: /English/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Languages')).toBeFocused();
});
