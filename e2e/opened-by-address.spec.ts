import type { Page } from '@playwright/test';
import { v7 as newUuid } from 'uuid';
import { organisations, regions } from '#server/schema/index.ts';
import { test as base, expect } from './fixtures.ts';

type Organisation = { uuid: string; name: string };

const test = base.extend<{ organisation: Organisation }>({
  organisation: async ({ product: { database } }, use) => {
    const [uuid, code] = [newUuid(), newUuid().slice(-12)];
    const name = `Te Kura o Waimā ${code}`;
    const [region] = await database.db.select().from(regions).limit(1);
    const row = { uuid, name, code, type: 'ece' as const, email: 'office@centre.example' };
    await database.db.insert(organisations).values({ ...row, region: region?.uuid ?? '' });
    await use({ uuid, name });
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function closeWithEscape(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('a record opened by its address leaves the focus in its row', async ({
  page,
  world,
  logIn,
  organisation: { uuid, name },
}) => {
  const admin = await world.person('Aroha', 'admin');
  await logIn(admin);
  for (const how of ['edit', 'view']) {
    await page.goto(`/organisations?search=${encodeURIComponent(name)}&${how}=${uuid}`);
    await closeWithEscape(page);
    await expect(page.getByRole('link', { name, exact: true }), how).toBeFocused();
  }
});

test('so does one of an area, and one of a pod', async ({ page, world, logIn }) => {
  const area = await world.area();
  const pod = await world.pod(`Settling in ${newUuid()}`, [area]);
  await logIn(await world.person('Hana', 'learning_designer'), `/learning/areas?edit=${area}`);
  await closeWithEscape(page);
  await expect(page.locator(':focus')).toHaveAttribute('href', `/learning/areas?edit=${area}`);

  const address = `/learning/pods?area=${area}&edit=${pod}`;
  await page.goto(address);
  await closeWithEscape(page);
  await expect(page.locator(':focus')).toHaveAttribute('href', address);
});

test('the links of the list behind it lead to their own record alone @wide', async ({
  page,
  world,
  logIn,
  organisation: { uuid, name },
}) => {
  const search = `search=${name.split(' ').at(-1)}`;
  await logIn(await world.person('Aroha', 'admin'), `/organisations?${search}&edit=${uuid}`);
  await closeWithEscape(page);
  const view = page.getByRole('link', { name: `View ${name}` });
  await expect(view).toHaveAttribute('href', `/organisations?${search}&view=${uuid}`);
});

test('where its row is not on the page, or it has none yet, the heading has the focus', async ({
  page,
  world,
  logIn,
  organisation: { uuid },
}) => {
  await logIn(await world.person('Aroha', 'admin'));
  const elsewhere = `/organisations?search=${newUuid()}`;
  for (const path of [
    `${elsewhere}&edit=${uuid}`,
    `${elsewhere}&view=${uuid}`,
    '/organisations?edit=new',
    '/users?edit=new',
    '/subscriptions?edit=new',
    '/learning/areas?edit=new',
  ]) {
    await page.goto(path);
    await closeWithEscape(page);
    await expect(heading(page), path).toBeFocused();
  }
});
