import { tabToNamed } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

const pathOf = (uuid: string) => `/mentor/review-learning/reflection/${uuid}`;
const days = (count: number) => new Date(Date.now() - count * 86_400_000);

test('by keyboard alone a sign-off is undone, and the focus goes on to the question', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  const learner = await world.person('Rāwiri', 'independent_learner');
  const { uuid } = await world.reflection(learner, { completedAt: new Date() });
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));

  await tabToNamed(page, 'button', 'Reopen');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Signed off too early');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Signed off too early');
  await tabToNamed(page, 'button', 'Reopen', dialog);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Reason: Signed off too early')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^Your review/ })).toBeVisible();
});

test('after a day a mentor is not offered it, and an administrator still is', async ({
  page,
  world,
  logIn,
  context,
}) => {
  const learner = await world.person('Rāwiri', 'independent_learner');
  const { uuid } = await world.reflection(learner, { submittedAt: days(3), completedAt: days(2) });
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));
  await expect(page.getByText(/^This reflection is complete/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);

  await context.clearCookies();
  await logIn(await world.person('Ngaire', 'admin', 'mentor'), pathOf(uuid));
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
});
