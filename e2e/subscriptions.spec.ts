import type { Page } from '@playwright/test';
import { v7 as newUuid } from 'uuid';
import { memberships, organisations, regions, subscriptions } from '#server/schema/index.ts';
import { tabTo } from './by-keyboard.ts';
import { test as base, expect, type Person } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';

type Traits = Partial<typeof subscriptions.$inferInsert>;
type Fixtures = {
  /** Adds the subscription of a person with a unique name, in an organisation of its own. */
  subscriber: (name: string, traits?: Traits) => Promise<Person & { organisation: string }>;
};

const test = base.extend<Fixtures>({
  subscriber: async ({ product: { database }, world }, use) =>
    use(async (baseName, traits = {}) => {
      const uuid = newUuid();
      const mark = uuid.slice(-6);
      const person = await world.person(`${baseName} ${mark}`);
      const organisation = `Te Kōhanga o Ōtaki ${mark}`;
      const [region] = await database.db.select().from(regions).limit(1);
      await database.db.insert(organisations).values({
        uuid,
        name: organisation,
        code: uuid.slice(-12),
        type: 'ece',
        email: 'office@kura.example',
        region: region?.uuid ?? '',
      });
      const member = { user: person.uuid, organisation: uuid, joinedAt: new Date() };
      await database.db.insert(memberships).values(member);
      await database.db.insert(subscriptions).values({
        uuid,
        user: person.uuid,
        name: 'Individual annual',
        stripeStatus: 'active',
        currentPeriodEnd: new Date('2037-01-02T20:00:00Z'),
        ...traits,
      });
      return { ...person, organisation };
    }),
});

const row = (page: Page, name: string) => page.getByRole('row', { name });
const more = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}` });

test('a subscription is found by its centre without macrons, and leads to person and centre', async ({
  page,
  world,
  logIn,
  subscriber,
  accessible,
}) => {
  const mere = await subscriber('Mere Tāne', { stripeStatus: 'past_due' });
  const other = await subscriber('Somebody else');
  await logIn(await world.person('Aroha', 'admin'), '/subscriptions');
  await expect(page.getByText('Managed here by hand: no Stripe key is set.')).toBeVisible();
  await page.getByRole('searchbox').fill(mere.organisation.replace('ō', 'o').replace('Ō', 'o'));
  await expect(row(page, mere.name)).toContainText('Past due');
  await expect(row(page, other.name)).toBeHidden();
  await accessible();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status').selectOption('Past due');
  await expect(page).toHaveURL(/status=past_due/);
  await page.keyboard.press('Escape');
  await expect(row(page, mere.name)).toBeVisible();
  await page.reload();
  await expect(row(page, mere.name)).toBeVisible();
  await row(page, mere.name).getByRole('link', { name: mere.organisation }).click();
  await expect(page).toHaveURL(/\/organisations\?search=/);
  await page.goBack();
  await row(page, mere.name).getByRole('link', { name: mere.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mere.name);
});

test('a subscription is cancelled by keyboard alone, after it is said what that does', {
  tag: '@wide',
}, async ({ page, world, logIn, subscriber, accessible }) => {
  const tama = await subscriber('Tama Ngata');
  await logIn(
    await world.person('Aroha', 'admin'),
    `/subscriptions?search=${encodeURIComponent(tama.name)}`,
  );
  await tabTo(page, more(page, tama.name));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(more(page, tama.name)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cancel subscription' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this subscription?' });
  await expect(dialog).toContainText(`Individual annual of ${tama.name}, ${tama.email}.`);
  await expect(dialog).toContainText('It ends on 3rd Jan 2037.');
  await accessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row(page, tama.name)).toContainText('no end date');
  await expect(more(page, tama.name)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cancel subscription' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel subscription' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled' })).toHaveText(
    'Cancelled: ends 3rd Jan 2037',
  );
  await expect(row(page, tama.name).locator('time').last()).toHaveText('3rd Jan 2037');
  await expect(more(page, tama.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'History']);
});

test('a subscription is added by hand and changed', async ({
  page,
  world,
  logIn,
  subscriber,
  accessible,
}) => {
  const kiri = await subscriber('Kiri Parata', { stripeStatus: 'canceled' });
  await logIn(
    await world.person('Aroha', 'admin'),
    `/subscriptions?search=${encodeURIComponent(kiri.name)}`,
  );
  await page.getByRole('button', { name: 'Add subscription' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The person field is required.').first()).toBeVisible();
  await accessible();
  await dialog.getByRole('combobox', { name: 'Person' }).fill(kiri.name);
  await page.getByRole('option', { name: kiri.name }).click();
  await dialog.getByLabel('Type').fill('Pūrākau');
  await dialog.getByLabel('Status').selectOption('Trialing');
  await dialog.getByLabel('Paid until').fill('2037-06-30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Subscription of ${kiri.name} added`)).toBeVisible();
  await expect(row(page, 'Pūrākau')).toContainText('Trialing');

  await more(page, `${kiri.name}, Pūrākau`).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Paid until')).toHaveValue('2037-06-30');
  await dialog.getByLabel('Status').selectOption('Active');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Pūrākau')).toContainText('Saved');
  await expect(row(page, 'Pūrākau')).toContainText('Active');
});

test('on a phone a subscription is a card, and nothing runs off to the side', async ({
  page,
  world,
  logIn,
  subscriber,
  accessible,
}) => {
  const long = 'Wilhelmina-Anahera Te Rangihīroa-Featherstonehaugh';
  const person = await subscriber(long, { name: 'Centre annual with everything in it' });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(
    await world.person('Aroha', 'admin'),
    `/subscriptions?search=${encodeURIComponent(person.name)}`,
  );
  await expect(row(page, person.name)).toBeVisible();
  await accessible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await fitsViewport(page);
  }
  await more(page, person.name).click();
  await page.getByRole('menuitem', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(row(page, person.name)).toContainText('Cancelled: ends 3rd Jan 2037');
});
