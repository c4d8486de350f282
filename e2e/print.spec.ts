import type { Page } from '@playwright/test';
import { demoAccounts } from '../src/demo/named-records.ts';
import { test } from './every-screen.ts';
import { expect } from './fixtures.ts';

const { admin, designer, learner, mentor } = demoAccounts;

/** What there would be to press or to fill in on the paper. */
const controls = (page: Page) =>
  page.locator('button:visible, input:visible, select:visible, textarea:visible');

test('figures are printed as their tables, with nothing to press', async ({ page, logIn }) => {
  await logIn(admin, '/mentor/figures');
  const titles = [
    'Submitted and signed off per week',
    'Waiting now',
    'How long it takes',
    'How far learners are, by area',
    'How far learners are, by organisation',
  ];
  for (const name of titles) await expect(page.getByRole('table', { name })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const name of titles) await expect(page.getByRole('table', { name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Export/ }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(controls(page)).toHaveCount(0);
});

test('figures begin on the first page, below their title', { tag: '@wide' }, async ({
  page,
  logIn,
}) => {
  await logIn(admin, '/mentor/figures');
  const table = page.getByRole('table', { name: 'Submitted and signed off per week' });
  await expect(table).toBeVisible();
  const [side, format] = ['15mm', 'A4'];
  const margin = { top: side, right: side, bottom: side, left: side };
  const firstPage = async () => (await page.pdf({ format, margin, pageRanges: '1' })).length;
  const withFigures = await firstPage();
  await page.locator('main section').evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  expect(withFigures).toBeGreaterThan(1.2 * (await firstPage()));
});

test('progress is printed as its table, with nothing to press', async ({ page, logIn }) => {
  await logIn(mentor, '/mentor/progress');
  const table = page.getByRole('table', { name: 'Progress' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  const learners = await table.getByRole('rowheader').allTextContents();

  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('rowheader')).toHaveText(learners);
  await expect(table.getByRole('rowheader').last()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Export/ }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(controls(page)).toHaveCount(0);
});

test('progress is a table on an upright sheet too', { tag: '@wide' }, async ({ page, logIn }) => {
  await logIn(mentor, '/mentor/progress');
  const table = page.getByRole('table', { name: 'Progress' });
  await expect(table).toBeVisible();
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const first = table.getByRole('row').nth(1);
  const tops = await first
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test('a list is printed with what was looked for, and without an empty box', async ({
  page,
  logIn,
}) => {
  const search = page.getByRole('searchbox');
  await logIn(admin, '/users?search=hana');
  await page.emulateMedia({ media: 'print' });
  await expect(search).toBeVisible();
  await expect(search).toHaveValue('hana');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeHidden();

  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(search).toBeHidden();
});

test('an area is printed with its pods and questions, and nothing that changes it', async ({
  page,
  logIn,
}) => {
  await logIn(designer, '/learning/areas');
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open all' }).click();
  const questions = page.getByRole('heading', { level: 4, name: /^Questions/ });
  await expect(questions.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add pod' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(questions.first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Edit/ }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/drop files here/).filter({ visible: true })).toHaveCount(0);
  const names = page.getByRole('heading', { level: 3 }).getByRole('button');
  await expect(controls(page)).toHaveText(await names.allTextContents());
});

test('a narrowed list says on paper what it is narrowed to, with nothing to remove it by', async ({
  page,
  logIn,
}) => {
  await logIn(mentor, '/mentor/progress?state=review');
  const chip = page.getByRole('button', { name: /^Remove State/ });
  await expect(chip.locator('svg')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(chip).toBeVisible();
  await expect(chip.locator('svg')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeHidden();
});

test('paper is written on in dark ink, whichever theme the screen has', async ({ page, logIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(mentor, '/mentor/progress');
  const ink = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  const onScreen = await ink();
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  const onPaper = await ink();
  expect(onPaper).not.toBe(onScreen);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ink()).toBe(onPaper);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect.poll(ink).toBe(onScreen);
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  expect(await ink()).toBe(onPaper);
});

test('nothing is printed to press, nor the learner’s certificates with what fetches them', async ({
  page,
  logIn,
}) => {
  const buttons = page.locator('.button').filter({ visible: true });
  for (const [person, path] of [
    [mentor, '/dashboard'],
    [learner, '/my/certificates'],
  ] as const) {
    await page.context().clearCookies();
    await page.emulateMedia({ media: 'screen' });
    await logIn(person, path);
    await expect(buttons).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(buttons, path).toHaveCount(0);
  }
});
