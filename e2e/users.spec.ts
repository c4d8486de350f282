import type { Page } from '@playwright/test';
import { peopleFixtures } from '#testing/people-fixtures.ts';
import { pressOn, tabTo } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { mark, unique } from './names.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name });

test('whoever is added gets an invitation, sets a password and comes in', async ({
  page,
  elsewhere,
  world,
  logIn,
  accessible,
}) => {
  const name = unique('Mere Tāne');
  const email = `mere.${mark(name)}@kura.example`;
  await logIn(await world.person('Aroha', 'admin'), '/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('checkbox', { name: /^Mentor/ }).check();
  await accessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(`${name} added. An invitation was sent to ${email}.`).first(),
  ).toBeVisible();

  const invited = { uuid: '', name, email };
  await expect.poll(async () => (await world.mailTo(invited)).length).toBe(1);
  const [mail] = await world.mailTo(invited);
  const link = /\S+\/password-reset\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const theirs = await elsewhere();
  await theirs.goto(link);
  await theirs.getByLabel('Password', { exact: true }).fill('kererū in the kōwhai');
  await theirs.getByLabel('Confirm password').fill('kererū in the kōwhai');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs).toHaveURL(/\/login/);

  await page.goto(`/users?search=${mark(name)}&invited=1`);
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  await page.getByRole('button', { name: /^Remove Invitation/ }).click();
  await expect(row(page, name)).toContainText('Active');
  await expect(row(page, name)).not.toContainText('Invited');
});

test('filters survive a reload, and lead to exactly those people', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const name = unique('Hana Rewi');
  await world.person(name, 'mentor');
  await world.person(`Tama ${mark(name)}`, 'independent_learner');
  await logIn(await world.person('Aroha', 'admin'), `/users?search=${mark(name)}`);
  await expect(page.getByRole('row', { name: mark(name) })).toHaveCount(2);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Role').selectOption('Mentor');
  await accessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: mark(name) })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Role: Mentor' })).toBeVisible();
  await expect(page.getByRole('row', { name: mark(name) })).toHaveCount(1);
  await accessible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('row', { name: mark(name) })).toHaveCount(2);
});

test('all that match are switched off and on again by keyboard alone, told beforehand who is not', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const name = unique('Hana Rewi');
  const aroha = await world.person(`Aroha ${mark(name)}`, 'admin');
  await world.person(name, 'mentor');
  await world.person(`Te Aonohonoho ${mark(name)}`, 'independent_learner');
  await logIn(aroha, `/users?search=${mark(name)}`);
  await tabTo(page, page.getByRole('checkbox', { name: `Select ${name}` }));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Select all 3' }));
  await expect(page.getByText('All 3 selected')).toBeVisible();
  await fitsViewport(page);
  await accessible();

  await page.getByLabel('With the selected people').selectOption('Switch off');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  const dialog = page.getByRole('dialog', { name: 'Switch off' });
  await expect(dialog.getByText(/^2 people will be logged out everywhere/)).toBeVisible();
  await expect(dialog.getByText('Your own account is left out.')).toBeVisible();
  await fitsViewport(page);
  await accessible();
  await pressOn(page, dialog.getByRole('button', { name: 'Switch off (2 people)' }));
  await expect(page.getByText('2 people switched off.')).toBeVisible();
  await expect(row(page, name)).toContainText('Off');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await accessible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 people switched on.')).toBeVisible();
  await expect(row(page, name)).toContainText('Active');
});

test('switching somebody off says what it does, and logs them out at once', async ({
  page,
  elsewhere,
  world,
  logIn,
  accessible,
}) => {
  const tama = await world.person(unique('Tama Hohepa'), 'mentor');
  const theirs = await elsewhere(tama);
  await logIn(await world.person('Aroha', 'admin'), `/users?search=${mark(tama.name)}`);
  await page.getByRole('link', { name: `Edit ${tama.name}` }).click();
  await page.getByRole('switch', { name: 'Can log in' }).click();
  await expect(page.getByText(/^When you save, .* is logged out everywhere/)).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText(`${tama.name} can’t log in`)).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Log in');
});

test('a person is changed by keyboard alone', { tag: '@wide' }, async ({ page, world, logIn }) => {
  const mere = await world.person(unique('Mere Tāne'), 'mentor');
  await logIn(await world.person('Aroha', 'admin'), '/users');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(mark(mere.name));
  await expect(row(page, mere.name)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: `Edit ${mere.name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: mere.name })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: /^Learning designer/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Log out everywhere' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/wasn’t logged in anywhere/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(mark(mere.name));
  await expect(row(page, mere.name)).toContainText('Learning designer');
});

test('a part that cannot be fetched says so, and is there once the page is loaded again', {
  tag: '@wide',
}, async ({ page, world, logIn, accessible }) => {
  await page.route('**/assets/add-user-*.js', (route) => route.abort());
  await logIn(await world.person('Aroha', 'admin'), '/users?edit=new');
  await expect(page.getByText('We couldn’t load part of this page.')).toBeVisible();
  await accessible();

  await page.unroute('**/assets/add-user-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
});

for (const { part, file, open, shown } of [
  {
    part: 'the filters',
    file: '**/assets/filter-panel-*.js',
    open: (page: Page) => page.getByRole('button', { name: 'Filters' }).click(),
    shown: (page: Page) => page.getByLabel('Sort by'),
  },
  {
    part: 'what can be done with a selection',
    file: '**/assets/user-actions-*.js',
    open: (page: Page) => page.getByRole('checkbox', { name: 'Select Aroha' }).check(),
    shown: (page: Page) => page.getByLabel('With the selected people'),
  },
]) {
  test(`${part} can be tried again where they cannot be fetched, and the list stays`, {
    tag: '@wide',
  }, async ({ page, world, logIn }) => {
    await page.route(file, (route) => route.abort());
    const aroha = await world.person('Aroha', 'admin');
    await logIn(aroha, `/users?search=${aroha.email}`);
    await open(page);
    await expect(page.getByRole('alert')).toHaveText('We couldn’t load part of this page.');
    await expect(page.getByRole('searchbox')).toHaveValue(aroha.email);

    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shown(page)).toBeVisible();
  });
}

test('people are cards on a phone, and nothing is cut or scrolls sideways', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const name = unique('Te Ārepa-Wharerangi Ngāmotu Whakaoratanga-Tīwaiwaka');
  await world.person(name, 'admin', 'mentor', 'learning_designer', 'independent_learner');
  await page.setViewportSize({ width: 320, height: 700 });
  await logIn(await world.person('Aroha', 'admin'), `/users?search=${mark(name)}`);
  await expect(row(page, name)).toBeVisible();
  await fitsViewport(page);
  await accessible();
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await fitsViewport(page);
  await accessible();
});

test('what a picker finds is in view above the keyboard of a phone', { tag: '@narrow' }, async ({
  page,
  product,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  const { organisation } = peopleFixtures(product.database.db);
  for (const name of ['Aaa Kura', 'Aab Kura']) await organisation(name, []);
  await logIn(await world.person('Hana', 'admin'), '/users?edit=new');
  const picker = page.getByRole('combobox', { name: 'Organisation (optional)' });
  await picker.click();
  await picker.fill('Kura');
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(picker).toBeInViewport({ ratio: 1 });
});
