import type { Page } from '@playwright/test';
import { memberships } from '#server/schema/index.ts';
import { addOrganisation } from '#testing/provider-fixtures.ts';
import { tabTo, tabToNamed } from './by-keyboard.ts';
import { expect, password, test } from './fixtures.ts';
import { sendBackFirst } from './mentor-calls.ts';

test('by keyboard alone an educator begins, writes and submits', { tag: '@wide' }, async ({
  page,
  world,
  accessible,
}) => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const area = await world.area(`Leading ${mere.uuid.slice(-5)}`);
  await world.ask({ area }, ['What did you try?', 'What came of it?']);
  await world.assign(mere, [area]);
  await page.goto('/my/learning');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(mere.email);
  await tabToNamed(page, 'textbox', 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My learning' })).toBeFocused();

  await tabToNamed(page, 'button', /^Start: Area reflection/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Leading/ })).toBeFocused();
  await tabToNamed(page, 'textbox', 'Your answer');
  await page.keyboard.type('A karakia.');
  await page.keyboard.press('Control+Enter');
  const next = page.getByRole('form', { name: /What came of it/ });
  await expect(next.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await page.keyboard.type('Calm.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Check and submit' })).toBeFocused();
  await tabToNamed(page, 'button', 'Submit');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: /^Submitted/ })).toBeFocused();
  await accessible();
});

test('what the mentor sent back comes first, is answered again and goes back', async ({
  page,
  elsewhere,
  world,
  logIn,
  accessible,
}) => {
  const mere = await world.person('Mārama Ngātai-Whakaari', 'independent_learner');
  const mentor = await world.person('Hana Tūtaki', 'mentor');
  const area = await world.area(`Belonging, whānau and wellbeing ${mere.uuid.slice(-5)}`);
  await world.assign(mere, [area]);
  const { uuid } = await world.reflection(mere, { area, answers: ['We sang.', 'Koro came.'] });
  const theirs = await elsewhere(mentor);
  await sendBackFirst(theirs, uuid, 'Which song, and who began it?');

  await logIn(mere);
  await expect(page.getByText(/by Hana Tūtaki: 1 answer to revise/)).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: /^Revise \S/ }).click();
  await expect(page.getByText('Which song, and who began it?').first()).toBeVisible();
  await page.getByText('What you wrote before').first().click();
  await accessible();
  await box(page).fill('We sang Purea nei. Mia began.');
  await page.getByRole('link', { name: /^Q 2/ }).click();
  await expect(page.getByText('Your mentor hasn’t asked for more here.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save and check' }).click();

  await expect(page.getByRole('heading', { name: 'Changed', exact: true })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Submit again' }).click();
  await expect(page.getByRole('heading', { name: /^Submitted/ })).toBeVisible();
  await accessible();
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

test('by keyboard alone somebody who has moved shares what they began earlier', {
  tag: '@wide',
}, async ({ page, world, product, logIn, accessible }) => {
  const { db } = product.database;
  const mere = await world.person('Mere Tāne', 'independent_learner');
  await world.reflection(mere);
  const organisation = await addOrganisation({ db });
  await db.insert(memberships).values({ user: mere.uuid, organisation, joinedAt: new Date() });
  await logIn(mere, '/my/learning');
  const shares = page.getByRole('switch', { name: /share with Kura o Tāwhiti$/ });
  await expect(shares).not.toBeChecked();
  await tabTo(page, shares);
  await page.keyboard.press('Space');
  await expect(page.getByText('Kura o Tāwhiti can read 1 earlier reflection')).toBeVisible();
  await expect(shares).toBeChecked();
  await expect(shares).toBeFocused();
  await accessible();
});

test('an area without anything yet says who assigns', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  await logIn(await world.person('Tama', 'independent_learner'));
  await expect(page.getByText(/You have no learning areas yet/)).toBeVisible();
  await page.goto('/my/learning');
  await expect(page.getByText(/You have no learning areas yet/)).toBeVisible();
  await accessible();
});

test('a completed reflection is one document, on paper too', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const mere = await world.person('Mere', 'independent_learner');
  const { uuid } = await world.reflection(mere, { completedAt: new Date() });
  await logIn(mere, `/my/learning/reflection/${uuid}`);
  await expect(page.getByText(/^Complete, signed off on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await accessible();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article');
  await expect(paper).toContainText('We noticed Mia smile.');
  await expect(paper).toContainText('Her whānau came in.');
});
