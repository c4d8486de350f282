import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { currentUser } from '#contract/accounts/accounts.ts';
import { languageIndex } from '#contract/localisation/localisation.ts';
import { here } from '#contract/mentoring/turns.ts';
import { readNotices, unreadNotices } from '#contract/notices/notices.ts';
import { reviews, sessions } from '#server/schema/index.ts';
import { expect, password, test } from './fixtures.ts';

const words = 'Ka pai tō mahi. I noticed how you waited for Mia to speak.';
/** What the server drew of a page: nothing may stand above it that only the device knows. */
const drawn = '<template id="drawn">';
const box = (page: Page) => page.getByRole('textbox', { name: /^Your review/ });
const save = (page: Page) => page.getByRole('button', { name: /^Save and next/ }).first();
const pathOf = (uuid: string, question = 1) =>
  `/mentor/review-learning/reflection/${uuid}?question=${question}`;

test('what is typed survives a reload and a closed tab, and is offered again', {
  tag: '@narrow',
}, async ({ page, context, world, logIn }) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));
  await box(page).pressSequentially(words.slice(0, 20));

  await page.reload();
  await expect(box(page)).toHaveValue(words.slice(0, 20));
  await page.close();
  const later = await context.newPage();
  const isDrawn = async () => (await (await later.goto('/dashboard'))?.text())?.includes(drawn);
  expect(await isDrawn()).toBe(false);
  await later
    .getByRole('link', { name: /Tama/ })
    .filter({ hasText: /draft|open/i })
    .first()
    .click();

  await expect(box(later)).toHaveValue(words.slice(0, 20));
  await expect(later.getByText(/Draft from \d/)).toBeVisible();
  await save(later).click();
  await expect(later).toHaveURL(/question=2/);
  await expect.poll(isDrawn).toBe(true);
});

test('a session that ended keeps the text, and the person comes back to where they were', {
  tag: '@narrow',
}, async ({ page, product, world, logIn }) => {
  const mentor = await world.person('Hana', 'mentor');
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await logIn(mentor, pathOf(uuid, 2));
  await box(page).fill(words);
  // Only as they save: any other call of the page would notice the end of the session before.
  await page.route(
    '**/api/admin/mentor/review/store',
    async (route) => {
      await product.database.db.delete(sessions).where(eq(sessions.user, mentor.uuid));
      await route.continue();
    },
    { times: 1 },
  );

  await save(page).click();
  await expect(page.getByText(/what you typed is kept/i)).toBeVisible();
  await logInAgain(page, mentor.email);

  await expect(page).toHaveURL(new RegExp(`${uuid}.*question=2`));
  await expect(box(page)).toHaveValue(words);
});

test('a draft is never shown to somebody else on the same device', { tag: '@narrow' }, async ({
  page,
  context,
  world,
  logIn,
}) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));
  await box(page).fill(words);
  await context.clearCookies();

  await logIn(await world.person('Mere', 'mentor'));
  await expect(page.getByText('Tama').first()).toBeVisible();
  await page.goto(pathOf(uuid));

  await expect(box(page)).toHaveValue('');
  await expect(page.getByText(words)).toHaveCount(0);
});

test('what was pressed to save without a connection is saved once it is back', {
  tag: '@narrow',
}, async ({ page, context, world, logIn }) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));
  await box(page).fill(words);
  await expect(page.getByText(/^Draft saved \d/)).toBeVisible();
  await context.setOffline(true);
  await save(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(failure).toBeVisible();

  await context.setOffline(false);
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeAttached();
});

for (const failure of ['a server fault', 'no network', 'a forged token'] as const) {
  test(`after ${failure} the text is still there and can be saved again`, {
    tag: '@narrow',
  }, async ({ page, product, world, logIn }) => {
    const learner = await world.person('Tama', 'independent_learner');
    const mentor = await world.person('Hana', 'mentor');
    const { uuid, answers } = await world.reflection(learner);
    await logIn(mentor, pathOf(uuid));
    await box(page).fill(words);
    await page.route('**/api/admin/mentor/review/store', (route) => {
      if (failure === 'no network') return route.abort('internetdisconnected');
      const status = failure === 'a server fault' ? 500 : 419;
      return route.fulfill({ status, json: { message: 'No', errors: { server: ['Ref 1'] } } });
    });

    await save(page).click();
    if (failure === 'a forged token') {
      await expect(page).toHaveURL(/\/login/);
      await page.unrouteAll();
      await logInAgain(page, mentor.email);
    } else {
      await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
      await page.unrouteAll();
      await page.goto(pathOf(uuid));
    }
    await expect(box(page)).toHaveValue(words);
    await save(page).click();

    await expect(page).toHaveURL(/question=2/);
    const [stored] = await product.database.db
      .select()
      .from(reviews)
      .where(eq(reviews.answer, answers[0] ?? ''));
    expect(stored?.review).toBe(words);
    await page.goto(pathOf(uuid));
    await expect(box(page)).toHaveValue(words);
    await expect(page.getByText(/Draft from/)).toHaveCount(0);
  });
}

test('when somebody saved meanwhile both texts are shown, and the mentor chooses', {
  tag: '@narrow',
}, async ({ page, elsewhere, product, world, logIn, accessible }) => {
  const { uuid, answers } = await world.reflection(
    await world.person('Tama', 'independent_learner'),
  );
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));
  await box(page).fill('From Hana');

  const theirs = await elsewhere(await world.person('Mere', 'mentor'), pathOf(uuid));
  await box(theirs).fill('From Mere');
  await save(theirs).click();
  await expect(theirs).toHaveURL(/question=2/);
  await save(page).click();

  await expect(page.getByText('From Mere')).toBeVisible();
  await accessible();
  const [stored] = await product.database.db
    .select()
    .from(reviews)
    .where(eq(reviews.answer, answers[0] ?? ''));
  expect(stored?.review).toBe('From Mere');

  await page.getByRole('button', { name: 'Join both' }).click();
  await expect(box(page)).toHaveValue(/From Hana/);
  await expect(box(page)).toHaveValue(/From Mere/);
  await save(page).click();
  await expect(page).toHaveURL(/question=2/);
});

/** Waits until a page has made the calls it opens with, even on a slow machine. */
const onOpening: string[] = [currentUser, languageIndex, unreadNotices, readNotices, here].map(
  ({ path }) => path,
);

test('stepping from question to question asks the server nothing', { tag: '@narrow' }, async ({
  page,
  world,
  logIn,
}) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'), {
    answers: ['One', 'Two', 'Three'],
  });
  // Without announcements of other people's changes, which would be read again at any time.
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));
  await expect(box(page)).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  await page.getByRole('link', { name: 'Q 3' }).click();
  await expect(page.getByText('Three')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('One', { exact: true })).toBeVisible();

  // Icons, and chunks that are fetched once the browser is idle.
  const fromServer = requested.filter((path) => !path.startsWith('/assets/'));
  expect(fromServer.filter((path) => !onOpening.includes(path))).toEqual([]);
});

async function logInAgain(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
