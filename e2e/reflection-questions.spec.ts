import { tabTo } from './by-keyboard.ts';
import { drag } from './drag.ts';
import { expect, test } from './fixtures.ts';
import {
  box,
  button,
  openEditor,
  pathOf,
  rows,
  save,
  saved,
  shows,
  someQuestions,
  wordings,
} from './questions.ts';

test('questions are added, changed, moved, deleted and saved with the mouse', {
  tag: '@wide',
}, async ({ page, product, world, logIn, accessible }) => {
  const { name, area } = await someQuestions(product, world);
  const learner = await world.person('Tama', 'independent_learner');
  await world.reflection(learner, { area, answers: [null], submittedAt: null });
  await logIn(await world.person('Moana', 'learning_designer'), '/learning/reflections');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('table', { name: `Pods of ${name}` })).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: `Edit the questions of ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Edit Area Reflection' })).toBeVisible();
  // The question that the learner has begun with counts, too.
  await expect(rows(page)).toHaveCount(4);
  await accessible();

  await button(page, 'Add a new question').click();
  await expect(button(page, 'Add Question')).toHaveAttribute('aria-disabled', 'true');
  await accessible();
  await box(page).fill('He aha tō whakaaro?');
  await button(page, 'Add Question').click();
  await button(page, 'Edit question 1').click();
  await button(page, 'Delete Question').click();
  await expect(page.getByText('Question deleted.')).toBeVisible();
  await accessible();
  await button(page, 'Undo').click();
  await expect(rows(page)).toHaveCount(5);
  await button(page, 'Edit question 2').click();
  await button(page, 'Delete Question').click();
  await button(page, 'Move question 4 up').click();
  await expect(page.getByText('Question 4 moved to position 3 of 4')).toBeAttached();
  await page.getByRole('switch', { name: 'Question 1 active' }).click();
  await expect(page.getByText('Inactive: not asked')).toBeVisible();
  const now = await rows(page).locator('[lang]').allInnerTexts();

  await save(page).click();
  await expect(saved(page)).toContainText(
    '1 learner is part-way through and keeps the questions they started with.',
  );
  await accessible();
  await page.reload();
  await shows(page, now);
  expect(now[2]).toBe('He aha tō whakaaro?');
});

test('what confirms a new question, and a changed one, is seen without scrolling', async ({
  page,
  product,
  world,
  logIn,
}) => {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 640 });
  await openEditor({ product, world, logIn });
  await button(page, 'Add a new question').press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(button(page, 'Add Question')).toBeInViewport({ ratio: 1 });
  await button(page, 'Edit question 3').press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(button(page, 'Update Question')).toBeInViewport({ ratio: 1 });
});

test('a question is dragged by its handle to another place', { tag: '@wide' }, async ({
  page,
  product,
  world,
  logIn,
}) => {
  await openEditor({ product, world, logIn });
  const handleOf = (number: number) => button(page, `Move question ${number} to position…`);
  await drag(page, handleOf(1), handleOf(3));

  const [first = '', second = '', third = ''] = wordings;
  await shows(page, [second, third, first]);
  await expect(page.getByText('1 unsaved change')).toBeVisible();
});

test('the whole job is done by keyboard alone', { tag: '@wide' }, async ({
  page,
  product,
  world,
  logIn,
}) => {
  const { name, area } = await someQuestions(product, world);
  await logIn(
    await world.person('Moana', 'learning_designer'),
    `/learning/reflections?area=${area}`,
  );
  await tabTo(page, page.getByRole('link', { name: `Edit the questions of ${name}` }));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(3);

  await tabTo(page, button(page, 'Add question'));
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('And then?');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(3);
  await expect(button(page, 'Add a new question')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('And then?');
  await page.keyboard.press('Enter');
  await shows(page, [...wordings, 'And then?']);

  await tabTo(page, button(page, 'Edit question 4'), 'Shift+Tab');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(button(page, 'Edit question 2')).toBeFocused();
  const [first = '', second = '', third = ''] = wordings;
  await shows(page, [first, 'And then?', second, third]);

  await tabTo(page, button(page, 'Move question 3 to position…'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Move to position' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move question 1 to position…')).toBeFocused();
  await shows(page, [second, first, 'And then?', third]);

  await tabTo(page, button(page, 'Edit question 1'));
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Why?');
  await page.keyboard.press('Control+Enter');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await shows(page, [`${second} Why?`, first, 'And then?', third]);
});

test('each language has a list of its own, with the other one to look at', {
  tag: '@wide',
}, async ({ page, product, world, logIn, accessible }) => {
  await openEditor({ product, world, logIn });
  await page.getByRole('link', { name: 'Te reo Māori' }).click();
  await expect(page).toHaveURL(/locale=mi/);
  await expect(page.getByRole('link', { name: 'Te reo Māori' })).toBeFocused();
  await accessible();
  await button(page, 'Start from the 3 in English').click();
  await button(page, 'Edit question 1').click();
  await box(page).fill('He aha i kitea e koe?');
  await box(page).press('Enter');
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  await page.getByRole('link', { name: 'English' }).click();
  await shows(page, wordings);
  await page.getByRole('link', { name: 'Te reo Māori' }).click();
  await shows(page, ['He aha i kitea e koe?', ...wordings.slice(1)]);
});

test('mentors read the questions and find nothing to change them with', { tag: '@wide' }, async ({
  page,
  product,
  world,
  logIn,
  accessible,
}) => {
  const { name, area, pod } = await someQuestions(product, world);
  await logIn(await world.person('Hana', 'mentor'), `/learning/reflections?area=${area}`);
  await page.getByRole('link', { name: `View the questions of ${name}` }).click();
  await expect(page.getByText(wordings[1] ?? '')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await accessible();
  await page.goto(pathOf(area, pod));
  await expect(page.getByText('There are no questions in English yet.')).toBeVisible();
});

test('in te reo Māori the heads of the columns stay whole words on the smallest screen', {
  tag: '@narrow',
}, async ({ page, product, world, logIn }) => {
  const { area } = await someQuestions(product, world);
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(
    await world.person('Moana', 'learning_designer'),
    `/learning/reflections?area=${area}`,
  );
  await page.getByRole('combobox', { name: 'Language' }).selectOption('mi');

  const heads = page.getByRole('columnheader', { name: 'Whakatika' });
  await expect(heads).toHaveCount(2);
  for (const head of await heads.all()) expect(await head.evaluate(linesOf)).toBe(1);
});

/** The number of lines of a text; run in the browser. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}
