import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What a person does elsewhere in the product, as its screens would call it. */
async function does(page: Page, path: string, data: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' };
  const answer = await page.request.post(path, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' });

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('a learner submits and the mentor’s bell leads there; sent back, the learner’s bell does', async ({
  browser,
  page,
  world,
  logIn,
  accessible,
}) => {
  const mentor = await world.person('Hana Tūtaki-Whakaari of Te Whanganui-a-Tara', 'mentor');
  const learner = await world.person('Mārama Ngātai', 'independent_learner');
  const name = `Whānau and wellbeing ${learner.uuid.slice(-4)}`;
  const pod = await world.pod(name);
  const { uuid, answers } = await world.reflection(learner, { pod, submittedAt: null });
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await logIn(learner, theirs);
  await does(theirs, '/api/my/reflection/submit', { reflection: uuid });

  await logIn(mentor);
  await expect(bell(page)).toHaveAccessibleName(/^Notices, \d+ unread$/);
  await bell(page).click();
  const told = panel(page).getByRole('link', { name: `submitted “${name}”` });
  await expect(told.getByText('Unread')).toBeVisible();
  await accessible();
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/mentor/review-learning/reflection/${uuid}`));
  await expect(panel(page)).toBeHidden();

  const marks = [{ answer: answers[0], mark: 'more', note: 'Who else was there?' }];
  await does(page, '/api/admin/mentor/reflection/send-back', { reflection: uuid, marks });
  await theirs.goto('/notices');
  const back = theirs.getByRole('link', { name: /^Hana Tūtaki.+ sent “Whānau.+ back to you/ });
  await expect(back.getByText('Unread')).toBeVisible();
  await expect(theirs.getByText('Who else was there?')).toHaveCount(0);
  await accessible(theirs);
  await expect(bell(theirs)).toHaveAccessibleName('Notices, 1 unread');
  await back.click();
  await expect(theirs).toHaveURL(new RegExp(`/my/learning/reflection/${uuid}`));
  await expect(bell(theirs)).toHaveAccessibleName('Notices');
  await context.close();
});

test('a bell without notices says what will be in it, and nothing scrolls sideways at 320 pixels', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(await world.person('Mārama Ngātai', 'independent_learner'));
  await bell(page).click();
  await expect(panel(page)).toContainText('When your mentor sends a reflection back');
  expect(await isTooWide(page)).toBe(false);
  await accessible();

  await panel(page).getByRole('link', { name: 'All notices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices');
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('link', { name: 'My account', exact: true }).last().click();
  await expect(page.getByRole('form', { name: 'Mails' })).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  await accessible();
});

test('the bell, its panel and the choice of mails by keyboard alone', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
}) => {
  const learner = await world.person('Mārama Ngātai', 'independent_learner');
  const mentor = await world.person('Hana', 'mentor');
  const { uuid, answers } = await world.reflection(learner, { pod: await world.pod('Te ao') });
  await logIn(mentor);
  const marks = [{ answer: answers[0], mark: 'more', note: 'Who else was there?' }];
  await does(page, '/api/admin/mentor/reflection/send-back', { reflection: uuid, marks });
  await page.context().clearCookies();
  await logIn(learner);
  await page.goto('/account');

  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const all = panel(page).getByRole('button', { name: 'Mark all as read' });
  await expect(all).toBeVisible();
  // From the heading over the button that closes.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('All read')).toBeVisible();
  await expect(all).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: /^Hana sent “Te ao”/ })).toBeFocused();
  await page.keyboard.press('Escape');

  const mails = page.getByRole('form', { name: 'Mails' });
  await mails.getByLabel('At once').focus();
  await page.keyboard.press('ArrowDown');
  await expect(mails.getByLabel('In the morning digest')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(mails.getByRole('button', { name: 'Save mails' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mails.getByText('Saved')).toBeVisible();
});
