import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hasScreens } from './screens-fetched.ts';
import { serverDrafts } from './server-drafts.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const lost = (page: Page) => heading(page, 'No connection');

/** Marks the page by a script, so that a reload can be noticed: the mark is gone then. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.locator('body[data-marked]');

const people = [
  {
    role: 'mentor',
    screens: ['Assign learning', 'Review learning', 'Learning areas'],
    by: ['Mentoring', 'Review learning', 'Learning'],
  },
  {
    role: 'admin',
    screens: ['Organisations', 'Subscriptions', 'Users'],
    by: ['Organisations', 'Subscriptions', 'Users'],
  },
  {
    role: 'independent_learner',
    screens: ['My learning', 'My certificates'],
    by: ['My learning', 'My certificates'],
  },
] as const;

for (const { role, screens, by } of people) {
  test(`without a network the main screens of the role ${role} say so in the shell, and go on by themselves @wide`, async ({
    page,
    context,
    world,
    logIn,
  }) => {
    await logIn(await world.person('Hana', role));
    await hasScreens(page);
    await mark(page);
    await context.setOffline(true);
    for (const [index, name] of by.entries()) {
      await main(page).getByRole('link', { name, exact: true }).click();
      // Its data has not been read yet, except for what was read on the way.
      await expect(lost(page).or(heading(page, screens[index] ?? ''))).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expect(isMarked(page)).toBeVisible();
    }
    // The message of the whole screen, or of the list in it.
    const missing = lost(page).or(page.getByRole('main').getByRole('alert'));
    await expect(missing).toBeVisible();

    await context.setOffline(false);
    await expect(missing).toBeHidden();
    await expect(heading(page, screens.at(-1) ?? '')).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(isMarked(page)).toBeVisible();
  });
}

test('with the server gone a screen says so, comes by itself, and what was typed is kept @wide', async ({
  page,
  product,
  world,
  logIn,
}) => {
  test.slow();
  const words = 'Ka pai tō mahi.';
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await logIn(await world.person('Hana', 'mentor'), `/mentor/review-learning/reflection/${uuid}`);
  await hasScreens(page);
  await mark(page);
  const box = page.getByRole('textbox', { name: /^Your review/ });
  await box.fill(words);

  await product.server.kill();
  await main(page).getByRole('link', { name: 'Learning', exact: true }).click();
  await expect(lost(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('We couldn’t reach the server.');
  await expect(main(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lost(page)).toBeVisible();

  await product.server.start();
  await expect(heading(page, 'Learning areas')).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue(words);
  await expect(isMarked(page)).toBeVisible();
});

// The second needs its file even before it is rendered: for the query of its list.
for (const { file, link, title } of [
  { file: /\/assets\/areas-page[^/]*\.js/, link: 'Learning', title: 'Learning areas' },
  { file: /\/assets\/users-screen[^/]*\.js/, link: 'Users', title: 'Users' },
]) {
  test(`the screen ${title}, whose file has not come, waits for the network in its own place @wide`, async ({
    page,
    context,
    world,
    logIn,
  }) => {
    await context.route(file, (route) => route.abort());
    await logIn(await world.person('Ngaire', 'admin'));
    await mark(page);
    await context.setOffline(true);
    await main(page).getByRole('link', { name: link, exact: true }).click();
    await expect(lost(page)).toBeVisible();
    await expect(isMarked(page)).toBeVisible();

    await context.unroute(file);
    await context.setOffline(false);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
  });
}

// On a phone the bell is beside the text, and phrases are looked for in the middle of a sentence.
for (const { button, dialog, file } of [
  { button: /^Notices/, dialog: 'Notices', file: /\/assets\/notice-panel-/ },
  { button: 'Insert a phrase', dialog: 'Insert a phrase', file: /\/assets\/phrase-panel-/ },
]) {
  test(`without a network ${dialog} says so in its dialog, and the review behind it goes on`, async ({
    page,
    context,
    world,
    logIn,
  }) => {
    const learner = await world.person('Tama', 'independent_learner');
    const { uuid } = await world.reflection(learner);
    await context.route(file, (route) => route.abort());
    await logIn(
      await world.person('Hana', 'mentor'),
      `/mentor/review-learning/reflection/${uuid}?question=1`,
    );
    const review = page.getByRole('textbox', { name: /^Your review/ });
    await review.pressSequentially('You waited');
    await context.setOffline(true);
    await page.getByRole('button', { name: button }).click();
    const opened = page.getByRole('dialog', { name: dialog });
    await expect(opened.getByRole('alert')).toHaveText('We couldn’t load part of this page.');
    await expect(opened.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Escape');
    await review.press('End');
    await review.pressSequentially(' for Mia.');
    await expect(review).toHaveValue('You waited for Mia.');

    await page.getByRole('button', { name: button }).click();
    await expect(opened.getByRole('alert')).toBeVisible();
    await context.unroute(file);
    await context.setOffline(false);
    await opened.getByRole('button', { name: 'Try again' }).click();
    await expect(opened.getByText(/^(No phrases|Nothing) yet/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(review).toHaveValue('You waited for Mia.');
  });
}

test('after an upgrade a missing file loads the newer page, and never twice @wide', async ({
  page,
  context,
  world,
  logIn,
}) => {
  const files = /\/assets\/areas-page[^/]*\.js/;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await context.route(files, (route) => route.fulfill({ status: 404, body: 'Not here' }));
  await logIn(await world.person('Ngaire', 'admin'));
  documents = 0;

  await main(page).getByRole('link', { name: 'Learning', exact: true }).click();
  await expect(page.getByText('We couldn’t load part of this page.')).toBeVisible();
  expect(documents).toBe(1);

  await context.unroute(files);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(heading(page, 'Learning areas')).toBeVisible();
});

test('that there is no network covers nothing that can be pressed', async ({
  page,
  context,
  world,
  logIn,
}) => {
  await logIn(await world.person('Hana', 'mentor'));
  await context.setOffline(true);
  const message = page.getByText('You are offline. What you type is kept on this device.');
  await expect(message).toBeVisible();
  const covered = await message.evaluate((strip) => {
    const { top, bottom, left, right } = strip.getBoundingClientRect();
    const others = [...document.querySelectorAll('a, button, select, input, h1')];
    return others
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest('.visually-hidden') && !one.matches('[href="#main"]'))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      })
      .map((one) => one.outerHTML);
  });
  expect(covered).toEqual([]);
  await context.setOffline(false);
  await expect(message).toBeHidden();
});

test('a review typed offline is sent once the network is back, from another page too', {
  tag: '@wide',
}, async ({ page, context, product, world, logIn }) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  const mentor = await world.person('Hana', 'mentor');
  await logIn(mentor);
  await page.goto(`/mentor/review-learning/reflection/${uuid}?question=1`);
  const box = page.getByRole('textbox', { name: /^Your review/ });
  await expect(box).toBeVisible();
  await context.setOffline(true);
  await box.fill('Ka pai tō mahi.');
  let failed = 0;
  page.on('requestfailed', (call) => {
    if (call.url().endsWith('/my/draft')) failed += 1;
  });
  await main(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(box).toHaveCount(0);
  // Once when the box was left, and once when the page was.
  await expect.poll(() => failed).toBe(2);
  expect(await serverDrafts(product, mentor)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => serverDrafts(product, mentor)).toEqual(['Ka pai tō mahi.']);
});
