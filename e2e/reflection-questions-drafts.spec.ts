import { eq } from 'drizzle-orm';
import { updateQuestions } from '#contract/learning/questions.ts';
import { sessions } from '#server/schema/index.ts';
import { expect, password, test } from './fixtures.ts';
import {
  addQuestion,
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

test('a closed tab brings the working copy back, half a question included', {
  tag: '@wide',
}, async ({ page, context, product, world, logIn, accessible }) => {
  const { name } = await openEditor({ product, world, logIn });
  await button(page, 'Move question 1 down').click();
  await button(page, 'Edit question 3').click();
  await box(page).press('End');
  await box(page).pressSequentially(' Half a tho');
  await page.close();

  const later = await context.newPage();
  await later.goto('/learning/reflections');
  await later.getByRole('link', { name: `${name} · area questions in English` }).click();
  await expect(box(later)).toHaveValue(`${wordings[2]} Half a tho`);
  await expect(rows(later).nth(1)).toContainText(wordings[0] ?? '');
  await expect(later.getByText('2 unsaved changes')).toBeVisible();
  await expect(later.getByText(/^from \d/)).toBeVisible();
  await accessible(later);
});

test('of two editors at once the second one chooses, and nothing is overwritten', {
  tag: '@wide',
}, async ({ page, elsewhere, product, world, logIn, accessible }) => {
  const { area } = await openEditor({ product, world, logIn });
  await addQuestion(page, 'By Moana');

  const rangi = await world.person('Rangi', 'admin');
  const theirs = await elsewhere(rangi, pathOf(area));
  await addQuestion(theirs, 'By Rangi');
  await save(theirs).click();
  await expect(saved(theirs)).toBeVisible();

  await save(page).click();
  const question = page.getByRole('region', { name: /which one stays/ });
  await expect(question).toContainText('By Moana');
  await expect(question).toContainText('By Rangi');
  await accessible();
  await theirs.reload();
  await shows(theirs, [...wordings, 'By Rangi']);

  await button(page, 'Join both').click();
  await shows(page, [...wordings, 'By Moana', 'By Rangi']);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await shows(page, [...wordings, 'By Moana', 'By Rangi']);
});

test('a session that ended keeps the changes, and the person comes back to them', {
  tag: '@wide',
}, async ({ page, product, world, logIn }) => {
  const { area } = await someQuestions(product, world);
  const moana = await world.person('Moana', 'learning_designer');
  await logIn(moana, pathOf(area));
  await addQuestion(page, 'Kept');
  // Only as they save: any other call of the page would notice the end of the session before.
  await page.route(
    `**${updateQuestions.path}`,
    async (route) => {
      await product.database.db.delete(sessions).where(eq(sessions.user, moana.uuid));
      await route.continue();
    },
    { times: 1 },
  );
  await save(page).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(moana.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();

  await shows(page, [...wordings, 'Kept']);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});
