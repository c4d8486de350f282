import type { Page } from '@playwright/test';
import { v7 as newUuid } from 'uuid';
import { tabTo } from './by-keyboard.ts';
import { expect, type Person, test } from './fixtures.ts';

const assigning = '/mentor/assign-learning';
const assign = (page: Page) => page.getByRole('button', { name: 'Assign learning areas' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Chosen areas, in order' }).getByRole('textbox');

/** Names that nothing else in this database has. */
const unique = (...names: string[]) => {
  const mark = newUuid().slice(-6);
  return names.map((name) => `${name} ${mark}`);
};

async function pick(page: Page, learner: Person) {
  await page.getByRole('combobox', { name: 'Learner', exact: true }).fill(learner.name);
  await page.getByRole('option', { name: learner.name }).click();
}

const positions = async (page: Page) =>
  chosen(page).evaluateAll((fields) =>
    fields.map((field) => field.getAttribute('aria-label')?.replace('Position of ', '')),
  );

test('a mentor assigns areas in an order, and reviewing shows them in it', {
  tag: '@wide',
}, async ({ page, world, logIn, accessible }) => {
  const [one = '', two = '', name = ''] = unique('Belonging', 'Te taiao', 'Mārama Pōtae');
  await world.area(one);
  await world.area(two);
  const learner = await world.person(name, 'independent_learner');
  await logIn(await world.person('Hana', 'mentor'), assigning);
  await box(page, one).click();
  await expect(page.getByText('Please select user to assign and view learning')).toBeVisible();
  await expect(box(page, one)).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Learner', exact: true })).toBeFocused();
  await accessible();
  await assign(page).click();
  const incomplete = 'Please select learner and assign learners to learning areas';
  await expect(page.getByText(incomplete)).toBeVisible();

  await pick(page, learner);
  await expect(page).toHaveURL(new RegExp(`learner=${learner.uuid}`));
  await box(page, one).click();
  await box(page, two).click();
  await expect(page.getByText('2 of 3 chosen')).toBeVisible();
  await page.getByRole('button', { name: `Move ${two} up` }).click();
  await expect.poll(() => positions(page)).toEqual([two, one]);
  await accessible();

  await assign(page).click();
  await expect(page.getByText(`Assigned to ${name}`)).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: `Review learning of ${name}` }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([two, one]);
});

test('assigning is done by keyboard alone, and undone', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
}) => {
  const names = unique('Alpha', 'Beta', 'Gamma', 'Delta', 'Ngaire Ānaru');
  const [one = '', two = '', three = '', four = '', name = ''] = names;
  for (const area of [one, two, three, four]) await world.area(area);
  const learner = await world.person(name, 'independent_learner');
  await logIn(await world.person('Hana', 'mentor'), assigning);
  await tabTo(page, page.getByRole('combobox', { name: 'Learner', exact: true }));
  await page.keyboard.type(name);
  // A shorter term would find others, too.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([name]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(learner.uuid));
  await expect(page.getByText('0 of 3 chosen')).toBeVisible();
  for (const area of [one, two, three]) {
    await box(page, area).focus();
    await page.keyboard.press('Space');
  }
  await tabTo(page, box(page, four));
  await page.keyboard.press('Space');
  await expect(page.getByText("Can't assign more than 3 areas")).toBeVisible();
  await expect(box(page, four)).not.toBeChecked();
  await expect(box(page, four)).toBeFocused();

  await tabTo(page, page.getByRole('textbox', { name: `Position of ${three}` }));
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => positions(page)).toEqual([three, one, two]);
  await expect(page.getByRole('textbox', { name: `Position of ${three}` })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: `Move ${two} up` }));
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => positions(page)).toEqual([three, two, one]);

  await tabTo(page, assign(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Assigned to ${name}`)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Undone. ${name} has no areas, as before.`)).toBeFocused();

  await page.goto(`/mentor/review-learning?learner=${learner.uuid}`);
  await expect(page.getByText('No learning to display')).toBeVisible();
});

test('what was written is kept when an area is taken away, and back when it is assigned', {
  tag: '@wide',
}, async ({ page, world, logIn, accessible }) => {
  const [kept = '', other = '', name = ''] = unique('Whānau', 'Planning', 'Tama Te Kanawa');
  const learner = await world.person(name, 'independent_learner');
  const areas = [await world.area(kept), await world.area(other)];
  await world.assign(learner, areas);
  await world.reflection(learner, { area: areas[0] ?? '', answers: ['We went outside.'] });
  await logIn(await world.person('Hana', 'mentor'), `${assigning}?learner=${learner.uuid}`);
  await box(page, kept).click();
  await expect(
    page.getByText(/The reflection written in it is kept, and comes back/),
  ).toBeVisible();
  await accessible();
  await assign(page).click();
  await expect(page.getByText(`Assigned to ${name}`)).toBeVisible();

  await page.goto(`/mentor/review-learning?learner=${learner.uuid}`);
  await expect(page.getByText('No longer assigned')).toBeVisible();
  await page.goto(`${assigning}?learner=${learner.uuid}`);
  await expect(page.getByText('1 reflection from before is kept.')).toBeVisible();
  await box(page, kept).click();
  await assign(page).click();
  await expect(page.getByText(`Assigned to ${name}`)).toBeVisible();
  await page.goto(`/mentor/review-learning?learner=${learner.uuid}`);
  await expect(page.getByText('No longer assigned')).toBeHidden();
  await page.getByRole('link', { name: /^Area reflection/ }).click();
  await expect(page.getByText('We went outside.')).toBeVisible();

  await page.goto(`${assigning}?learner=${learner.uuid}`);
  await page.getByRole('button', { name: 'Remove all areas' }).click();
  await expect(page.getByText(`All areas removed from ${name}`)).toBeFocused();
  await accessible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 of 3 chosen')).toBeVisible();
});

test('a choice survives a failing server and a closed tab', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const [area = '', name = ''] = unique('Leadership', 'Mere Tāne of a rather long name');
  await world.area(area);
  const learner = await world.person(name, 'independent_learner');
  await logIn(await world.person('Hana', 'mentor'), `${assigning}?learner=${learner.uuid}`);
  await page.route('**/saveuserlearning', (route) => route.abort());
  await box(page, area).click();
  await assign(page).click();
  await expect(page.getByText(/Your choice is kept on this device/)).toBeVisible();
  await accessible();

  const address = page.url();
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(/^Your choice from .* is back/)).toBeVisible();
  await expect(box(again, area)).toBeChecked();
  await accessible(again);
  await assign(again).click();
  await expect(again.getByText(`Assigned to ${name}`)).toBeVisible();
});
