import { tabTo, tabToNamed } from './by-keyboard.ts';
import { expect, password, test } from './fixtures.ts';

test('the whole job is done by keyboard alone', { tag: '@wide' }, async ({
  page,
  world,
  accessible,
}) => {
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Rāwiri Only-Once', 'independent_learner');
  // The longest wait of all, so that it is at the top of the list.
  const submittedAt = new Date('2026-01-05T08:00:00Z');
  const answers = ['One thing.', 'Another.'];
  const { uuid } = await world.reflection(learner, { answers, submittedAt });

  await page.goto('/dashboard');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(mentor.email);
  await tabToNamed(page, 'textbox', 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();

  await tabToNamed(page, 'link', new RegExp(`Review.*${learner.name}`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(uuid));
  await tabToNamed(page, 'textbox', /^Your review/);
  await page.keyboard.type('Ka pai!');
  await page.keyboard.press('Control+Enter');

  await expect(page).toHaveURL(/question=2/);
  await expect(page.getByRole('textbox', { name: /^Your review/ })).toBeFocused();
  await page.keyboard.type('Tino pai!');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText("Great, we're at the end of this review.")).toBeFocused();

  await tabToNamed(page, 'button', 'Sign off');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign off' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 10; press += 1) {
    const confirm = dialog.getByRole('button', { name: 'Sign off' });
    if (await confirm.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');

  await expect(page.getByRole('link', { name: /^SW-\d{4}-\d{5}/ }).first()).toBeVisible();
  await accessible();
});

test('the first Tab offers to skip the navigation', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.person('Hana', 'mentor'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.locator('body').press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('on a phone a button to sort by is seen once it has the focus @narrow', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  await logIn(await world.person('Hana', 'admin'), '/users');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const buttons = await page.locator('thead th button').all();
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) {
    await tabTo(page, button);
    expect(await button.evaluate(isOnTop)).toBe(true);
  }
  await accessible();
});

/** What stands at the middle of the element, and at its ends, is the element. */
function isOnTop(element: Element) {
  const { left, right, top, height } = element.getBoundingClientRect();
  return [left + 2, (left + right) / 2, right - 2].every((x) =>
    element.contains(document.elementFromPoint(x, top + height / 2)),
  );
}
