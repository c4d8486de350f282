import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pressOn, tabTo } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 760;
const events = (page: Page) => page.locator('li[data-row]');

test('an administrator changes somebody and finds it in the history, without a mouse', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const [was, is] = [unique('Hemi Pita'), unique('Hēmi Pita')];
  const { uuid } = await world.person(was, 'mentor');
  await logIn(await world.person('Aroha Ngāta', 'admin'), `/users/${uuid}`);
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account.getByLabel('Name')).toHaveValue(was);
  await tabTo(page, account.getByLabel('Name'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(is);
  await pressOn(page, account.getByRole('button', { name: 'Save' }));
  await expect(account.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await accessible();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(is.replace('ē', 'e').toUpperCase());
  await expect(events(page)).toHaveCount(1);
  await expect(events(page)).toContainText(`Aroha Ngāta changed ${is}: name ${was}`);

  await pressOn(page, page.getByRole('button', { name: 'Filters' }));
  await tabTo(page, page.getByLabel('About'));
  // One key only: on a slow machine a list takes several keys for the starts of several words.
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/kind=user/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove About: Users' })).toBeVisible();

  await pressOn(page, events(page).getByRole('link', { name: /^Details/ }));
  await expect(page.getByRole('row', { name: `Name ${was} ${is}` })).toBeVisible();
  await accessible();
  await pressOn(page, page.getByRole('link', { name: `Everything about ${is}` }));
  const timeline = page.getByRole('heading', { level: 1, name: `Everything about ${is}` });
  await expect(timeline).toBeFocused();
  await expect(events(page)).toHaveCount(1);
  await accessible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(/HEMI/);
  await expect(page.getByRole('row', { name: `Name ${was} ${is}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: `Name ${was} ${is}` })).toBeHidden();
  await expect(page).toHaveURL(/kind=user/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    pressOn(page, page.getByRole('link', { name: 'Export as CSV' })),
  ]);
  expect(file.suggestedFilename()).toMatch(/^history \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`Aroha Ngāta changed ${is}`);
});

test('days narrow the history, and nothing of it is cut off on a narrow screen', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const name = unique('Te Whare Kōhungahunga o te Ngahere Pūriri me te Rākau Tōtara');
  const { uuid, email } = await world.person(name, 'mentor');
  const aroha = await world.person('Aroha Ngāta', 'admin');
  await logIn(aroha, `/users/${uuid}`);
  await page.getByLabel('Email').fill(`${'a'.repeat(20)}.${email}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto(`/history?subject=${uuid}&from=2020-01-01`);
  await events(page)
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect(page.getByRole('button', { name: 'Remove From: 1st Jan 2020' })).toBeVisible();
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 700 });
  await fitsViewport(page);
  await accessible();

  await page.goto(`/history?subject=${uuid}&to=2020-01-01`);
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await accessible();
});

test('pointing at a reflection fetches its screen, and only opening it fetches its texts @wide', async ({
  page,
  world,
  logIn,
}) => {
  const learner = await world.person(unique('Mere Tāne'), 'independent_learner');
  // The longest wait of all, so that it is at the top of the list.
  const submittedAt = new Date('2026-01-04T08:00:00Z');
  await world.reflection(learner, { answers: ['They felt safe.'], submittedAt });
  await logIn(await world.person('Hana Tūtaki', 'mentor'));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reflection/show/')) requests.push(request.url());
  });
  const link = page
    .getByRole('listitem')
    .filter({ hasText: learner.name })
    .getByRole('link', { name: /^Review/ });

  const [screen] = await Promise.all([page.waitForResponse(/\/review-screen-/), link.hover()]);
  await screen.finished();
  expect(requests).toEqual([]);
  await link.click();
  await expect(page.getByText('They felt safe.').first()).toBeVisible();
  // It may be more than one request, where somebody else changed something meanwhile.
  expect(requests).not.toEqual([]);
});

test('the page about roles and the dashboard are readable to everybody who may see them', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  await world.person(unique('Nobody’s learner'), 'independent_learner');
  await logIn(await world.person('Aroha Ngāta', 'admin'));
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await accessible();
  await pressOn(
    page,
    page.getByRole('link', { name: /^[\d,]+ learners? (has|have) no learning area$/ }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  await page.goto('/system');
  const table = page.getByRole('table', { name: 'Roles and permissions' });
  await expect(table).toBeVisible();
  const calls = page.getByText('Read the history and this page').last();
  await pressOn(page, calls);
  await expect(page.getByText('GET /api/admin/history', { exact: true })).toBeVisible();
  await accessible();
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 700 });
  await fitsViewport(page);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await logIn(await world.person('Hana', 'mentor'), '/history');
  await expect(page.getByText('It is for people with the role Administrator.')).toBeVisible();
  await accessible();
});
