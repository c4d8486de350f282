import type { Page } from '@playwright/test';
import { pages as allPages } from '#contract/pages/page-list.ts';
import { areas, organisations } from '#server/schema/index.ts';
import { demoAccounts, reflections } from '../src/demo/named-records.ts';
import { everybody, open, test } from './every-screen.ts';
import { expect } from './fixtures.ts';
import { holdBack, holdTurns } from './slow-page.ts';

/** Dialogs are open in those with `edit` or `view`. */
const pages = [
  '/dashboard?state=sent_back&mine=0',
  '/users?page=2',
  '/users?search=tane&role=mentor',
  '/organisations',
  `/users/${demoAccounts.mentor.uuid}`,
  '/users?edit=new',
  '/learning/pods?edit=new',
  '/mentor/assign-learning/many',
  '/subscriptions',
  '/history',
  '/mentor/review-learning',
  `/mentor/review-learning/reflection/${reflections.waitingArea.uuid}?question=1`,
  `/my/learning/reflection/${reflections.learnersInProgress.uuid}`,
  '/my/certificates',
  '/notices',
];

test('a page opens with its document alone: nothing is read from the server after it @wide', async ({
  page,
  logIn,
  product,
}) => {
  const { db } = product.database;
  const [organisation] = await db.select().from(organisations).limit(1);
  const [area] = await db.select().from(areas).limit(1);
  const withRecords = [
    `/organisations?view=${organisation?.uuid}`,
    `/organisations?edit=${organisation?.uuid}`,
    `/learning/reflections?area=${area?.uuid}`,
    `/learning/areas/${area?.uuid}`,
  ];
  await logIn(everybody);
  // The dashboard fetches ahead what is likely to be opened from it.
  await page.waitForLoadState('networkidle');
  // What the server tells of meanwhile is read again, as it should be.
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && /^\/(api\/|languages$)/.test(pathname)) {
      read.push(`${new URL(page.url()).pathname}: ${pathname}`);
    }
  });
  for (const path of [...pages, ...withRecords]) {
    await open(page, { path });
    await expect(page.locator('.frame-top')).toContainText('Find or go to');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).not.toContainText('Loading');
  }
  expect(read).toEqual([]);
});

/**
 * What is read and what can be used, and where. Not what a closed area holds: the browser lays that
 * out only once it is asked where it is, and then its first entry may still be without a height.
 */
const partsOf = (page: Page) =>
  page.locator('#root :is(h1, h2, th, td, li, a, button, input, p)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && part.checkVisibility({ visibilityProperty: true });
      // Which key it is, only the browser knows.
      const words = part.textContent.replace(/⌘K|Ctrl K/, '');
      return isSeen ? [part.tagName, words, x, y, width, height].join(' ') : [];
    }),
  );

/** The one that starts everything. */
const script = /\/assets\/index-[^/]*\.js$/;

/** Where the server is too busy to read a page's data in time, it draws nothing: then once more. */
async function gotoDrawn(page: Page, path: string) {
  const main = page.locator('#root[data-drawn] #main');
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(main, path).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
}

const drawn = allPages.flatMap((each) => ('isDrawn' in each ? each.path : []));

test('a page can be read before its script runs, and nothing moves when that takes over', async ({
  page,
  logIn,
}) => {
  await logIn(everybody);
  await page.waitForLoadState('networkidle');
  for (const path of drawn) {
    const { letThrough } = await holdBack(page, script);
    await gotoDrawn(page, path);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await partsOf(page);
    letThrough();
    await expect(page.locator('#root:not([data-drawn]) #main')).toBeVisible();
    const after = await partsOf(page);
    const moved = before.filter((part) => !after.includes(part));
    expect(moved, path).toEqual([]);
    await page.unroute(script);
  }
});

test('what is done to a page before its script runs is done once that is there @wide', async ({
  page,
  logIn,
}) => {
  await logIn(everybody);
  await page.waitForLoadState('networkidle');
  const { letThrough } = await holdBack(page, script);
  await gotoDrawn(page, '/users');
  await page.locator('tbody').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Filters' }).click();
  letThrough();
  await expect(page.getByRole('button', { name: 'Filters', expanded: true })).toBeVisible();
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('so is what is done while React draws the page, piece by piece @wide', async ({
  page,
  logIn,
}) => {
  await logIn(everybody);
  await page.waitForLoadState('networkidle');
  const turns = await holdTurns(page);
  await page.goto('/users', { waitUntil: 'commit' });
  await turns.isWaiting();
  await page.locator('tbody').getByRole('checkbox').first().check();
  const search = page.getByRole('searchbox');
  await search.fill('Mā');
  await page.getByRole('button', { name: 'Filters' }).hover();
  await page.mouse.down();
  await turns.letGo();
  // Held down for longer than React takes for the rest.
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
  await expect(page.locator('#root[data-drawn] #main')).toBeVisible();
  await page.mouse.up();

  await expect(page.getByRole('button', { name: 'Filters', expanded: true })).toBeVisible();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(search).toHaveValue('Mā');
  await expect(page).toHaveURL(/search=M/);
});

test('the font is asked for once, beside the page, and stays the one it began with @wide', async ({
  page,
  logIn,
}) => {
  await logIn(everybody);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await page.goto('/users');
  await expect(page.locator('#root:not([data-drawn]) #main')).toBeVisible();

  await expect(page.locator('link[as="font"]')).toHaveCount(1);
  const fonts = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(fonts).toEqual(['Inter']);
  expect(asked.length).toBeLessThanOrEqual(1);
});

test('on a device where somebody else was logged in, nothing of the one before is shown @narrow', async ({
  page,
  world,
  logIn,
}) => {
  const hana = await world.person('Hana Tūtaki', 'admin');
  const rangi = await world.person('Rangi Pōtae', 'admin');
  await logIn(hana, '/account');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hana Tūtaki');

  await logIn(rangi, '/account');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rangi Pōtae');
});
