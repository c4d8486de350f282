import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { organisationRoles } from '#server/schema/index.ts';
import { peopleFixtures } from '#testing/people-fixtures.ts';
import { pressOn, tabTo, tabToNamed } from './by-keyboard.ts';
import { expect } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { test } from './house.ts';

const rolesHere = (page: Page) => page.getByRole('region', { name: 'Roles here' });

async function pickIn(page: Page, field: string, { name }: { name: string }) {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name);
  await page.getByRole('option', { name }).click();
}

test('an organisation’s administrator invites, imports, assigns, looks at progress and hands over', async ({
  page,
  house,
  world,
  logIn,
  accessible,
}) => {
  const { name, uuid, admin, colleague, learner, stranger } = house;
  const mark = newUuid().slice(-6);
  const looksRight = async () => {
    await accessible();
    await fitsViewport(page);
  };
  await logIn(admin);
  await expect(page.getByRole('region', { name: 'Your organisations' })).toContainText(name);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention).toContainText(`In ${name}`);
  const withoutAreas = attention.getByRole('link', { name: '1 learner has no learning area' });
  await expect(withoutAreas).toBeVisible();
  await looksRight();
  await withoutAreas.click();
  await expect(page.getByRole('rowheader')).toContainText(learner.name);

  // Invites somebody new.
  await page.goto('/users?edit=new');
  const invited = { uuid: '', name: `Hēni Tūhoe ${mark}`, email: `heni-${mark}@kura.example` };
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('Name', { exact: true }).fill(invited.name);
  await dialog.getByLabel('Email').fill(invited.email);
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: 'Independent learner' }).check();
  await expect(dialog).toContainText(name);
  // Their mentor is all there is to choose: not the organisation.
  await expect(dialog.getByRole('combobox')).toHaveAccessibleName('Mentor (optional)');
  await looksRight();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`This page covers ${name}.`)).toBeVisible();
  await expect(page.getByRole('row', { name: invited.name })).toBeVisible();
  await expect.poll(async () => (await world.mailTo(invited)).length).toBe(1);

  // Imports a file with rows that are not for this organisation.
  await page.goto('/imports');
  await expect(page.getByText(`New people join ${name}.`)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await looksRight();
  const rows = [
    'Name,Email,Roles,Organisation codes',
    `Wiremu ${mark},wiremu-${mark}@kura.example,Independent learner,`,
    `Renamed ${mark},${stranger.email},,`,
    `Rangi ${mark},rangi-${mark}@kura.example,Mentor,`,
  ];
  await page.getByLabel('File to import').setInputFiles({
    name: 'teachers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  const confirm = page.getByRole('button', { name: 'Add 1 person', exact: true });
  await expect(confirm).toBeVisible();
  await expect(page.getByText('The email has already been taken.')).toBeVisible();
  await expect(page.getByText('Only an administrator of the service')).toBeVisible();
  await expect(page.locator('#main')).not.toContainText(stranger.name);
  await looksRight();
  await confirm.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 person' }).click();
  await expect(page.getByText('1 added')).toBeVisible();

  // Assigns an area to a learner; of other organisations nobody is offered.
  const area = `Manaakitanga ${mark}`;
  await world.area(area);
  await page.goto('/mentor/assign-learning');
  await page.getByRole('combobox', { name: 'Learner', exact: true }).fill(stranger.name);
  await expect(page.getByRole('option', { name: stranger.name })).toHaveCount(0);
  await pickIn(page, 'Learner', learner);
  await page.getByRole('checkbox', { name: area, exact: true }).click();
  await looksRight();
  await page.getByRole('button', { name: 'Assign learning areas' }).click();
  await expect(page.getByText(`Assigned to ${learner.name}`)).toBeVisible();

  // Looks at progress.
  await page.goto('/mentor/progress');
  const main = page.locator('#main');
  await expect(main).toContainText(learner.name);
  await expect(main).toContainText(area);
  await expect(main).not.toContainText(stranger.name);
  await looksRight();

  // Hands over: the colleague is administrator, and oneself no longer.
  await page.goto(`/organisations?view=${uuid}`);
  const here = page.getByRole('region', { name: 'Learning here' });
  await expect(here.getByRole('link', { name: '1 learner with areas' })).toHaveAttribute(
    'href',
    `/mentor/progress?organisation=${uuid}`,
  );
  await expect(here.getByRole('link', { name: '2 without areas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently' })).toContainText(invited.name);
  await pickIn(page, 'Who gets a role', colleague);
  await rolesHere(page).getByLabel('Role here').selectOption('Organisation administrator');
  await looksRight();
  await rolesHere(page).getByRole('button', { name: 'Give role' }).click();
  await expect(
    page.getByText(`${colleague.name} is Organisation administrator here now.`),
  ).toBeVisible();
  const own = `Remove role: ${admin.name}, Organisation administrator`;
  await rolesHere(page).getByRole('button', { name: own }).click();
  await expect(page.getByRole('button', { name: own })).toHaveCount(0);
  await page.goto('/users');
  await expect(page.getByRole('row', { name: learner.name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Import' })).toHaveCount(0);
});

test('by keyboard alone an administrator narrows the list, assigns an area and gives a role', {
  tag: '@wide',
}, async ({ page, house, product: { database }, world, logIn }) => {
  const { uuid, admin, colleague, learner } = house;
  const fixtures = peopleFixtures(database.db);
  const second = `Second House ${newUuid().slice(-6)}`;
  await fixtures.organisationRole(admin, 'organisation_admin', await fixtures.organisation(second));
  await logIn(admin);
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText(
    'In your 2 organisations',
  );

  for (const list of ['/users', '/mentor/caseload']) {
    await page.goto(list);
    const choice = page.getByRole('combobox', { name: 'Organisation', exact: true });
    await expect(page.getByRole('row', { name: learner.name })).toBeVisible();
    await tabTo(page, choice);
    await page.keyboard.type(second.slice(0, 6));
    await expect(page).toHaveURL(/organisation=/);
    await expect(page.getByRole('row', { name: learner.name })).toBeHidden();
    await expect(choice).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page).not.toHaveURL(/organisation=/);
    await expect(page.getByRole('row', { name: learner.name })).toBeVisible();
  }

  const area = `Whanaungatanga ${newUuid().slice(-6)}`;
  await world.area(area);
  await page.goto('/mentor/assign-learning');
  await tabTo(page, page.getByRole('combobox', { name: 'Learner', exact: true }));
  await page.keyboard.type(learner.name);
  // A shorter term had found others, too.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/learner=/);
  const box = page.getByRole('checkbox', { name: area, exact: true });
  await tabTo(page, box);
  // Not before the learner's own areas are there.
  await expect(box).toBeEnabled();
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Assign learning areas' }));
  await expect(page.getByText(`Assigned to ${learner.name}`)).toBeVisible();

  await page.goto(`/organisations?view=${uuid}`);
  await tabTo(page, page.getByRole('combobox', { name: 'Who gets a role' }));
  await page.keyboard.type(colleague.name);
  // A shorter term had found others, too.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabToNamed(page, 'button', 'Give role', rolesHere(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${colleague.name} is Viewer here now.`)).toBeVisible();
  const given = await database.db
    .select()
    .from(organisationRoles)
    .where(eq(organisationRoles.user, colleague.uuid));
  expect(given.map(({ role, organisation }) => [role, organisation])).toEqual([
    ['organisation_viewer', uuid],
  ]);
});
