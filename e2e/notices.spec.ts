import type { Page } from '@playwright/test';
import { sendBack } from '#contract/mentoring/turns.ts';
import { submitReflection } from '#contract/my-learning/my-learning.ts';
import { expect, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { post } from './post.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' });

test('a learner submits and the mentor’s bell leads there; sent back, the learner’s bell does', async ({
  page,
  elsewhere,
  world,
  logIn,
  accessible,
}) => {
  const mentor = await world.person('Hana Tūtaki-Whakaari of Te Whanganui-a-Tara', 'mentor');
  const learner = await world.person('Mārama Ngātai', 'independent_learner');
  const name = `Whānau and wellbeing ${learner.uuid.slice(-4)}`;
  const pod = await world.pod(name);
  const { uuid, answers } = await world.reflection(learner, { pod, submittedAt: null });
  const theirs = await elsewhere(learner);
  await post(theirs, submitReflection.path, { reflection: uuid });

  await logIn(mentor);
  await expect(bell(page)).toHaveAccessibleName(/^Notices, \d+ unread$/);
  await bell(page).click();
  const notice = panel(page).getByRole('link', { name: `submitted “${name}”` });
  await expect(notice.getByText('Unread')).toBeVisible();
  await accessible();
  await notice.click();
  await expect(page).toHaveURL(new RegExp(`/mentor/review-learning/reflection/${uuid}`));
  await expect(panel(page)).toBeHidden();

  const marks = [{ answer: answers[0], mark: 'more', note: 'Who else was there?' }];
  await post(page, sendBack.path, { reflection: uuid, marks });
  await theirs.goto('/notices');
  const back = theirs.getByRole('link', { name: /^Hana Tūtaki.+ sent “Whānau.+ back to you/ });
  await expect(back.getByText('Unread')).toBeVisible();
  await expect(theirs.getByText('Who else was there?')).toHaveCount(0);
  await accessible(theirs);
  await expect(bell(theirs)).toHaveAccessibleName('Notices, 1 unread');
  await back.click();
  await expect(theirs).toHaveURL(new RegExp(`/my/learning/reflection/${uuid}`));
  await expect(bell(theirs)).toHaveAccessibleName('Notices');
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
  await expect(panel(page)).toContainText('when your mentor sends a reflection back');
  await fitsViewport(page);
  await accessible();

  await panel(page).getByRole('link', { name: 'All notices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices');
  await fitsViewport(page);
  await page.getByRole('link', { name: 'My account', exact: true }).last().click();
  await expect(page.getByRole('form', { name: 'Emails' })).toBeVisible();
  await fitsViewport(page);
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
  await post(page, sendBack.path, { reflection: uuid, marks });
  await page.context().clearCookies();
  await logIn(learner, '/account');

  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const all = panel(page).getByRole('button', { name: 'Mark all as read' });
  await expect(all).toBeVisible();
  // The focus goes from the heading over the close button.
  await expect(panel(page).getByRole('heading', { name: 'Notices' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('All read')).toBeVisible();
  await expect(all).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: /^Hana sent “Te ao”/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  const mails = page.getByRole('form', { name: 'Emails' });
  await mails.getByLabel('Straight away').focus();
  await page.keyboard.press('ArrowDown');
  await expect(mails.getByLabel('In the morning digest')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(mails.getByRole('button', { name: 'Save email choices' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mails.getByText('Saved')).toBeVisible();
});
