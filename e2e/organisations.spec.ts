import type { Page } from '@playwright/test';
import { v7 as newUuid } from 'uuid';
import { organisations, regions } from '#server/schema/index.ts';
import { tabTo } from './by-keyboard.ts';
import { test as base, expect } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';

type Fixtures = { organisation: (name: string, city?: string) => Promise<string> };

const test = base.extend<Fixtures>({
  /** Its name, which no other in this database has. */
  organisation: async ({ product: { database } }, use) =>
    use(async (baseName, city = '') => {
      const uuid = newUuid();
      const name = `${baseName} ${uuid.slice(-6)}`;
      const [region] = await database.db.select().from(regions).limit(1);
      const code = uuid.slice(-12);
      const row = { uuid, name, code, type: 'ece' as const, email: 'office@centre.example', city };
      await database.db.insert(organisations).values({ ...row, region: region?.uuid ?? '' });
      return name;
    }),
});

const mark = (name: string) => name.split(' ').at(-1) ?? '';
const row = (page: Page, name: string) => page.getByRole('row', { name });

test('an organisation is found without its macron, changed, and Back is where it was', async ({
  page,
  world,
  logIn,
  organisation,
  accessible,
}) => {
  const name = await organisation('Te Kura Māori o Waimā', 'Waimā');
  const other = await organisation('Te Kura Maori o Tai');
  await logIn(await world.person('Aroha', 'admin'), '/organisations');
  await page.getByRole('searchbox').fill(`kura maori o waima ${mark(name)}`);
  await expect(row(page, name)).toBeVisible();
  await expect(row(page, other)).toBeHidden();
  await accessible();

  await page.getByRole('link', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await accessible();
  await dialog.getByLabel('City (optional)').fill('Ōtautahi');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, name)).toContainText('Saved');
  await expect(row(page, name)).toContainText('Ōtautahi');
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeFocused();

  await page.getByRole('link', { name: `View ${name}` }).click();
  await expect(page.getByRole('dialog', { name })).toContainText('no subscribers');
  await accessible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: `View ${name}` })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(`kura maori o waima ${mark(name)}`);
  await expect(row(page, name)).toBeVisible();
});

test('a member is added, removed, and back again by Undo', async ({
  page,
  world,
  logIn,
  organisation,
  accessible,
}) => {
  const name = await organisation('Kōwhai Kindergarten');
  const mere = await world.person(`Mere Tāne ${mark(name)}`, 'mentor');
  await logIn(await world.person('Aroha', 'admin'), `/organisations?search=${mark(name)}`);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  const panel = page.getByRole('dialog', { name: 'Edit organisation' });
  await panel.getByRole('combobox', { name: 'Add a person' }).fill(`mere tane ${mark(name)}`);
  await panel.getByRole('option', { name: mere.name }).click();
  await expect(panel.getByText(`${mere.name} was added.`)).toBeVisible();
  await panel.getByRole('button', { name: `Remove ${mere.name}` }).click();
  await expect(panel.getByText(`${mere.name} was removed`, { exact: true })).toBeVisible();
  const undo = panel.getByRole('button', { name: `Undo: add ${mere.name} again` });
  await expect(undo).toBeFocused();
  await accessible();
  await undo.click();
  await expect(panel.getByRole('button', { name: `Remove ${mere.name}` })).toBeFocused();
});

test('an organisation is added by keyboard alone; Escape keeps what was typed', {
  tag: '@wide',
}, async ({ page, world, logIn, organisation }) => {
  const name = `Ngā Tamariki ${mark(await organisation('Another'))}`;
  await logIn(await world.person('Aroha', 'admin'), '/organisations');
  const add = page.getByRole('button', { name: 'Add organisation' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await tabTo(page, page.getByLabel('Code'));
  await page.keyboard.type(`00${mark(name)}`);
  await tabTo(page, page.getByRole('radio', { name: 'ECE' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('office@tamariki.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} added`).first()).toBeVisible();

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(mark(name));
  await tabTo(page, page.getByRole('link', { name: `View ${name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toContainText('School');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: `View ${name}` })).toBeFocused();
});

test('rows are cards on a phone, and nothing is cut or scrolls sideways', async ({
  page,
  world,
  logIn,
  organisation,
  accessible,
}) => {
  const name = await organisation('Te Whare Kōhungahunga o Ngā Tamariki Katoa o te Tai Tokerau');
  await page.setViewportSize({ width: 320, height: 700 });
  await logIn(await world.person('Aroha', 'admin'), `/organisations?search=${mark(name)}`);
  await expect(row(page, name)).toBeVisible();
  await fitsViewport(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Type').selectOption('ECE');
  await fitsViewport(page);
  await accessible();
  await page.getByRole('button', { name: 'Show 1' }).click();
  await expect(page.getByRole('button', { name: 'Remove Type: ECE' })).toBeVisible();
  await fitsViewport(page);
  await accessible();
  await page.getByRole('link', { name: `View ${name}` }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await fitsViewport(page);
  await accessible();
});
