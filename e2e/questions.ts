import { expect, type Locator, type Page } from '@playwright/test';
import { v7 as newUuid } from 'uuid';
import type { Role } from '#contract/permissions.ts';
import { questions } from '#server/schema/index.ts';
import type { Person } from './fixtures.ts';
import type { Product } from './product.ts';

export const wordings = [
  'What did you notice?',
  'How did whānau respond to what you noticed, and what did you learn from them?',
  'What will you do next?',
];

/** An area with three questions, and a pod in it with none. */
export async function someQuestions(product: Product, world: World) {
  const name = `Te ao mārama ${newUuid()}`;
  const area = await world.area(name);
  const pod = await world.pod(`Settling in ${newUuid()}`, [area]);
  const rows = wordings.map((question, position) => ({
    uuid: newUuid(),
    question,
    position,
    area,
  }));
  await product.database.db.insert(questions).values(rows);
  return { name, area, pod };
}

/** The same, with the editor of the area's questions open for a designer. */
export async function openEditor({ product, world, logIn }: Fixtures) {
  const made = await someQuestions(product, world);
  await logIn(await world.person('Moana', 'learning_designer'), pathOf(made.area));
  return made;
}

type Fixtures = {
  product: Product;
  world: World & { person: (name: string, role: Role) => Promise<Person> };
  logIn: (person: Person, path: string) => Promise<void>;
};

type World = {
  area: (name: string) => Promise<string>;
  pod: (name: string, areas: string[]) => Promise<string>;
};

export const pathOf = (area: string, edit = area) =>
  `/learning/reflections?area=${area}&edit=${edit}`;
const list = (page: Page) => page.getByRole('list', { name: /^Questions in/ });
export const rows = (page: Page) => list(page).locator('> li');
export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
export const save = (page: Page) => button(page, 'Save');
export const box = (page: Page) => page.getByRole('textbox');
export const saved = (page: Page) => page.getByText(/^Saved \d/);

export async function shows(page: Page, texts: string[]) {
  await expect(rows(page)).toHaveCount(texts.length);
  for (const [index, text] of texts.entries()) {
    await expect(rows(page).nth(index)).toContainText(text);
  }
}

export async function addQuestion(page: Page, text: string) {
  await button(page, 'Add a new question').click();
  await box(page).fill(text);
  await box(page).press('Enter');
}
