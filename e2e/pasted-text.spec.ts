import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const box = (page: Page) => page.getByRole('textbox', { name: /^Your review/ });
const pathOf = (uuid: string) => `/mentor/review-learning/reflection/${uuid}`;

test('a text pasted from Word is saved: its line breaks stay, what nobody sees goes', {
  tag: '@wide',
}, async ({ page, context, world, logIn }) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Also at once, in a browser that is busy with other things.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));
  await page.evaluate(() => navigator.clipboard.writeText('Ka pai,\vTama.\u0002 Mīharo'));

  await box(page).press('Control+V');
  await expect(box(page)).toHaveValue('Ka pai,\nTama. Mīharo');
  await box(page).press('Control+Z');
  await expect(box(page)).toHaveValue('');
  await box(page).press('Control+V');
  await expect(box(page)).toHaveValue('Ka pai,\nTama. Mīharo');
  await page
    .getByRole('button', { name: /^Save and next/ })
    .first()
    .click();

  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page.goBack();
  await expect(box(page)).toHaveValue('Ka pai,\nTama. Mīharo');
});

test('a text that is dropped is cleaned where it is dropped', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
}) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));
  await box(page).fill('First.\nLast.');
  await box(page).evaluate((element) => {
    const dragged = document.createElement('p');
    dragged.id = 'dragged';
    dragged.textContent = 'Dropped,\vtoo—';
    element.before(dragged);
    getSelection()?.selectAllChildren(dragged);
  });

  await page.dragAndDrop('#dragged', 'textarea', {
    sourcePosition: { x: 10, y: 10 },
    targetPosition: { x: 2, y: 12 },
  });

  await expect(box(page)).toHaveValue('Dropped,\ntoo—First.\nLast.');
});

test('an emoji typed in two halves stays one, and what can’t be cleaned is pasted as it is', {
  tag: '@wide',
}, async ({ page, context, world, logIn }) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(await world.person('Hana', 'mentor'), pathOf(uuid));

  const isStopped = await box(page).evaluate((element) =>
    ['\ud83d', '\ude00'].map((data) => {
      const event = { bubbles: true, cancelable: true, inputType: 'insertText', data };
      return !element.dispatchEvent(new InputEvent('beforeinput', event));
    }),
  );
  expect(isStopped).toEqual([false, false]);

  await page.evaluate(() => {
    document.execCommand = () => false;
    return navigator.clipboard.writeText('Ka pai,\vTama.');
  });
  await box(page).press('Control+V');
  await expect(box(page)).toHaveValue('Ka pai,\vTama.');
});
