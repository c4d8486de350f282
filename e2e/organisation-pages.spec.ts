import type { Locator } from '@playwright/test';
import { peopleFixtures } from '#testing/people-fixtures.ts';
import { pressOn } from './by-keyboard.ts';
import { expect } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { test } from './house.ts';
import { holdBack } from './slow-page.ts';

test('an administrator says who of the organisation mentors a learner, and takes it back', async ({
  page,
  house,
  product: { database },
  logIn,
  accessible,
}) => {
  const { name, uuid, admin, colleague, learner, stranger } = house;
  await peopleFixtures(database.db).organisationRole(colleague, 'organisation_mentor', uuid);
  await logIn(admin, '/mentor/caseload');
  await expect(page.getByText(`This page covers ${name}.`)).toBeVisible();
  await expect(page.locator('#main')).not.toContainText(stranger.name);
  await page.getByRole('checkbox', { name: learner.name }).focus();
  await page.keyboard.press('Space');
  const choice = page.getByLabel('Assign to');
  await expect(choice.getByRole('option')).toHaveCount(3);
  await choice.selectOption(colleague.uuid);
  await accessible();
  await fitsViewport(page);
  await pressOn(page, page.getByRole('button', { name: 'Assign', exact: true }));
  await expect(page.getByText(`1 learner assigned to ${colleague.name}.`)).toBeVisible();
  await expect(page.getByRole('row', { name: learner.name })).toContainText(colleague.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Undone: everything is as it was before.')).toBeVisible();
});

test('what a page covers stands there with the list, and moves nothing', async ({
  page,
  house,
  logIn,
}) => {
  const { name, admin, learner } = house;
  await logIn(admin);
  // The line's file comes late: the page is there as the server drew it.
  const { letThrough } = await holdBack(page, /covered-organisations-\w+\.js/);
  await page.goto('/users', { waitUntil: 'commit' });
  const row = page.getByRole('row', { name: learner.name });
  await expect(row).toBeVisible();
  await expect(page.getByText(`This page covers ${name}.`)).toBeVisible();
  const drawn = await placeOf(row);
  letThrough();
  await expect(page.locator('#root:not([data-drawn]) #main')).toBeVisible();
  await expect(page.getByText(`This page covers ${name}.`)).toBeVisible();
  expect(await placeOf(row)).toEqual(drawn);
});

/** Has none at the moment when React takes the page over, and the row that was found is gone. */
async function placeOf(row: Locator) {
  let place: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => {
    place = await row.boundingBox();
    expect(place).not.toBeNull();
  }).toPass();
  return place;
}
