import type { Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { drag } from './drag.ts';
import { expect, test } from './fixtures.ts';

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

type Role = 'link' | 'button' | 'textbox' | 'switch';

/** A button in the dialog, not behind it. */
const tabToLast = (page: Page, role: Role, name: string) =>
  tabTo(page, page.getByRole(role, { name, exact: true }).last());

const podsOf = (page: Page, area: string) =>
  page
    .getByRole('list', { name: `Pods of ${area}` })
    .getByRole('listitem')
    .getByRole('link', { name: /^(?!Edit)/ })
    .allTextContents();

test('an area is added, renamed and switched off, by mouse', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  await world.area();
  await logIn(await world.person('Hana', 'learning_designer'), '/learning/areas');
  await accessible();
  const [name, renamed] = [unique('Ākonga'), unique('Mana whenua')];

  await page.getByRole('button', { name: 'Add area' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await accessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name })).toContainText('Area added');
  await expect(page.getByRole('link', { name: `Open ${name}` })).toBeFocused();
  await accessible();

  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(renamed);
  await dialog.getByRole('switch', { name: 'Active' }).click();
  await expect(dialog.getByText('It isn’t assigned to anyone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: renamed })).toContainText('Off');
  await expect(page.getByRole('link', { name: `Edit ${renamed}` })).toBeFocused();

  await page.getByRole('link', { name: `0 pods of ${renamed}` }).click();
  await expect(page.getByRole('button', { name: renamed, expanded: true })).toBeVisible();
  await expect(page.getByText('No learning pods to display').first()).toBeVisible();
});

test('an area is added by keyboard alone; Escape keeps what was typed', { tag: '@wide' }, async ({
  page,
  world,
  logIn,
}) => {
  await world.area();
  await logIn(await world.person('Hana', 'learning_designer'), '/learning/areas');
  const name = unique('Belonging');

  await tabToLast(page, 'button', 'Add area');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add area' })).toBeFocused();

  await page.reload();
  await tabToLast(page, 'button', 'Add area');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByText(/^Your draft from .* is back/)).toBeVisible();
  await tabToLast(page, 'switch', 'Active');
  await page.keyboard.press('Space');
  await tabToLast(page, 'button', 'Save');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name })).toContainText('Area added');
  await expect(page.getByRole('row', { name })).toContainText('Off');
});

test('that a name is taken is shown beside the field, and nothing typed is lost', {
  tag: '@wide',
}, async ({ page, world, logIn, accessible }) => {
  const name = unique('Leadership');
  await world.area(name);
  await logIn(await world.person('Hana', 'learning_designer'), '/learning/areas?edit=new');
  await page.getByLabel('Name', { exact: true }).fill(name.toUpperCase());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: /^Whoops/ })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name.toUpperCase());
  await expect(page).toHaveTitle('Error: Learning areas – Stepwise');
  await accessible();
});

test('two people change one area: the second sees both, and chooses', { tag: '@wide' }, async ({
  page,
  elsewhere,
  world,
  logIn,
  accessible,
}) => {
  const area = await world.area(unique('Inclusion'));
  await logIn(await world.person('Hana', 'learning_designer'), `/learning/areas?edit=${area}`);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  const mine = unique('Mine');
  await page.getByLabel('Name', { exact: true }).fill(mine);

  const other = await elsewhere(
    await world.person('Mere', 'learning_designer'),
    `/learning/areas?edit=${area}`,
  );
  const theirs = unique('Theirs');
  await other.getByLabel('Name', { exact: true }).fill(theirs);
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This was changed while you were editing it')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('cell', { name: theirs })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('rowheader', { name: mine })).toBeVisible();
});

test('pods are put in order by dragging and by buttons, and it can be undone', {
  tag: '@wide',
}, async ({ page, world, logIn, accessible }) => {
  const name = unique('Settling');
  const area = await world.area(name);
  for (const pod of ['Tahi', 'Rua', 'Toru']) await world.pod(pod, [area]);
  await logIn(await world.person('Hana', 'learning_designer'), '/learning/pods');
  await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  await expect(page).toHaveURL(`/learning/pods?area=${area}`);
  await expect.poll(() => podsOf(page, name)).toEqual(['Tahi', 'Rua', 'Toru']);
  await accessible();

  const handleOf = (pod: string) => page.getByRole('button', { name: `Move ${pod} to position…` });
  await drag(page, handleOf('Tahi'), handleOf('Toru'));
  await expect.poll(() => podsOf(page, name)).toEqual(['Rua', 'Toru', 'Tahi']);
  await expect(page.getByText('Pod 1 moved to position 3 of 3')).toBeAttached();
  await expect(page.getByLabel('Move to position')).toBeHidden();

  await page.getByRole('button', { name: 'Undo the new order' }).click();
  await expect.poll(() => podsOf(page, name)).toEqual(['Tahi', 'Rua', 'Toru']);
  await page.getByRole('button', { name: 'Move Toru up' }).click();
  await expect(page.getByText('New order saved')).toBeVisible();
  await page.reload();
  await expect.poll(() => podsOf(page, name)).toEqual(['Tahi', 'Toru', 'Rua']);
});

test('pods are put in order by keyboard alone, the focus staying with the pod', {
  tag: '@wide',
}, async ({ page, world, logIn, accessible }) => {
  const name = unique('Transitions');
  const area = await world.area(name);
  for (const pod of ['Tahi', 'Rua', 'Toru']) await world.pod(pod, [area]);
  await logIn(await world.person('Hana', 'learning_designer'), `/learning/pods?area=${area}`);
  const handle = page.getByRole('button', { name: 'Move Toru to position…' });

  await tabToLast(page, 'button', 'Move Toru to position…');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => podsOf(page, name)).toEqual(['Tahi', 'Toru', 'Rua']);
  await expect(handle).toBeFocused();
  await expect(page.getByText('Pod 3 moved to position 2 of 3')).toBeAttached();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => podsOf(page, name)).toEqual(['Toru', 'Tahi', 'Rua']);
  await expect(handle).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Move to position')).toBeFocused();
  await accessible();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect.poll(() => podsOf(page, name)).toEqual(['Tahi', 'Rua', 'Toru']);
  await expect(handle).toBeFocused();
  await expect(page.getByText('New order saved')).toBeVisible();
  await page.reload();
  await expect.poll(() => podsOf(page, name)).toEqual(['Tahi', 'Rua', 'Toru']);
});

test('an unassigned pod is given its areas, with an aspect, and is there at once', {
  tag: '@wide',
}, async ({ page, world, logIn, accessible }) => {
  const [name, pod] = [unique('Whānau'), unique('Draft pod')];
  const area = await world.area(name);
  await world.pod(pod);
  await logIn(await world.person('Hana', 'learning_designer'), `/learning/pods?area=${area}`);
  await page.getByRole('link', { name: `Assign… ${pod}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Filter areas')).toBeFocused();
  await dialog.getByLabel('Filter areas').fill(name.replace('ā', 'a'));
  await dialog.getByRole('checkbox', { name }).check();
  await expect(dialog.getByText(`In 1 area: ${name}`)).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => podsOf(page, name)).toEqual([pod]);
  await expect(page.getByRole('link', { name: `Assign… ${pod}` })).toBeHidden();
});
