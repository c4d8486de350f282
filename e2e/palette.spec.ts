import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { holdBack } from './slow-page.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Find or go to…' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or go to…' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) =>
  palette(page).getByRole('option', { name }).first();
const review = (page: Page) => page.getByRole('textbox', { name: /^Your review/ });

/** The chunk of the palette. */
const file = /\/assets\/palette-[^/]+\.js/;

test('by its button, in words: places, people and what one may do', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const name = `Māhina Te Whare-Pouwhare ${Date.now()}`;
  const { uuid } = await world.person(name, 'mentor');
  await logIn(await world.person('Aroha', 'admin'));
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(option(page, 'Dashboard')).toHaveAttribute('aria-selected', 'true');
  await accessible();
  await field(page).fill('whare-pouwhare');
  await expect(option(page, name)).toBeVisible();
  await accessible();
  await fitsViewport(page);

  await option(page, name).click();
  await expect(page).toHaveURL(new RegExp(`/users/${uuid}$`));
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no fault in it, ${theme}, with nothing found and with a failure`, async ({
    page,
    world,
    logIn,
    accessible,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await logIn(await world.person('Aroha', 'admin'));
    await button(page).click();
    await field(page).fill('zzzz');
    await expect(palette(page).getByText('Nothing matches “zzzz”.')).toBeVisible();
    await accessible();

    await page.route('**/api/admin/user/search/**', (route) => route.fulfill({ status: 500 }));
    await field(page).fill('users');
    await expect(palette(page).getByText('Not everything could be searched.')).toBeVisible();
    await accessible();
    await page.unroute('**/api/admin/user/search/**');
    await palette(page).getByRole('button', { name: 'Try again' }).click();
    await expect(palette(page).getByText('Not everything could be searched.')).toBeHidden();
    await option(page, 'History').click();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  });
}

test('by keyboard alone: there, into a new tab, and back again', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.person('Hana', 'mentor'));
  const more = page.getByLabel('Whose learners');
  await more.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(more).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('learn');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Learning pods')).toHaveAttribute('aria-selected', 'true');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/learning\/pods/);
  await expect(palette(page)).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning pods' })).toBeFocused();
  await expect(palette(page)).toBeHidden();
});

test('a middle press opens a new tab, as on any link', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.person('Hana', 'mentor'));
  await button(page).click();
  const opened = page.context().waitForEvent('page');
  await option(page, 'Notices').click({ button: 'middle' });
  await expect(await opened).toHaveURL(/\/notices/);
  await expect(page).toHaveURL(/\/dashboard/);
});

async function openReview(page: Page, uuid: string) {
  await page.goto(`/mentor/review-learning/reflection/${uuid}?question=1`);
  await review(page).pressSequentially('You waited for Mia.');
  // The caret is within the text, as when somebody corrects a word.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
}

const caret = (box: Locator) => box.evaluate((area: HTMLTextAreaElement) => area.selectionStart);

test('in the middle of a review nothing typed is lost, and Escape leads back into it', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await logIn(await world.person('Hana', 'mentor'));
  await openReview(page, uuid);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tama');
  await expect(field(page)).toHaveValue('tama');
  await page.keyboard.press('Escape');

  await expect(review(page)).toBeFocused();
  await expect(review(page)).toHaveValue('You waited for Mia.');
  expect(await caret(review(page))).toBe('You waited for '.length);
  await page.keyboard.type('little ');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashb');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await page.goBack();
  await expect(review(page)).toHaveValue('You waited for little Mia.');
});

test('whoever types before it has been fetched finds their letters in it', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  const { letThrough } = await holdBack(page, file);
  // The handler of the shortcut requests it, too.
  const requested = page.waitForRequest(file);
  await logIn(await world.person('Aroha', 'admin'));
  await requested;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hist');
  letThrough();
  await expect(option(page, 'History')).toBeVisible();
  await page.keyboard.type('ory');
  await expect(field(page)).toHaveValue('history');
});

test('where it cannot be fetched, the page stays and it can be tried again', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await logIn(await world.person('Hana', 'mentor'));
  await page.route(file, (route) => route.abort());
  await openReview(page, uuid);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByText('We couldn’t load part of this page.')).toBeVisible();
  await page.unroute(file);
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(review(page)).toHaveValue('You waited for Mia.');
});

test('without a connection places are still found', { tag: '@wide' }, async ({
  page,
  context,
  world,
  logIn,
}) => {
  const arrived = page.waitForResponse(file);
  await logIn(await world.person('Hana', 'mentor'));
  await (await arrived).finished();
  // Its file, and those that it imports.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    ),
  );
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('review');
  await expect(option(page, 'Review learning')).toBeVisible();
  await expect(palette(page).getByText('Not everything could be searched.')).toBeVisible();
  await context.setOffline(false);
});

test('on a phone it covers the screen, and the keys of the phone cover none of it', {
  tag: '@narrow',
}, async ({ page, world, logIn }) => {
  await logIn(await world.person('Aroha', 'admin'));
  const sign = await button(page).boundingBox();
  expect(Math.min(sign?.width ?? 0, sign?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button(page).click();
  const whole = { x: 0, y: 0, width: 390, height: 844 };
  await expect.poll(() => palette(page).boundingBox()).toEqual(whole);

  // The size that `interactive-widget=resizes-content` gives the page while the keyboard is open.
  await page.setViewportSize({ width: 390, height: 420 });
  const last = option(page, 'Logout');
  // Entries that arrive meanwhile, such as the languages, move it.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    const place = await last.boundingBox();
    expect(place?.height).toBeGreaterThanOrEqual(44);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(420);
  }).toPass();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await last.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('the narrowest screen has room for it, and for its button', { tag: '@narrow' }, async ({
  page,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const nth of [1, 2, 3, 4, 5, 6]) await world.person(`Tāmati Ngārimu-Wharehinga ${nth}`);
  await logIn(await world.person('Ngaire Ānaru-Whitcombe of a rather long name', 'admin'));
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  await fitsViewport(page);
  await button(page).click();
  await field(page).fill('wharehinga');
  await expect(option(page, /^See all/)).toBeVisible();
  await fitsViewport(page);
});
