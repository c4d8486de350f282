import { pages } from '#contract/pages/page-list.ts';
import { translateToEnglish } from '#testing/english.ts';
import { expect, password, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';

const plain = pages.filter(({ path }) => !path.includes('$'));

test('every entry of the navigation leads somewhere, with a title and one heading', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  test.slow();
  await logIn(await world.person('Ngaire Ānaru-Whitcombe of a rather long name', 'admin'));
  for (const { path, title } of plain.filter(({ guard }) => guard === 'auth')) {
    if (path === '/verify-email') continue;
    await page.goto(path);
    await expect(page).toHaveTitle(`${translateToEnglish(title)} – Stepwise`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translateToEnglish(title));
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await accessible();
    await fitsViewport(page);
  }
});

test('a guest is sent to the login and then to the page that was asked for', async ({
  page,
  world,
}) => {
  const mentor = await world.person('Hana', 'mentor');
  await page.goto('/mentor/review-learning?learner=none');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(mentor.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/mentor\/review-learning/);
});

test('a logged-in person does not see the login', async ({ page, world, logIn }) => {
  await logIn(await world.person('Hana', 'mentor'), '/login');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('an unknown path is the page that says so', async ({ page, accessible }) => {
  await page.goto('/no/such/place');
  await expect(page).toHaveURL(/\/page-not-found/);
  await expect(page.getByText('Page not found.')).toBeVisible();
  await expect(
    page.getByText("Sorry, we couldn't find the page you're looking for."),
  ).toBeVisible();
  await accessible();
});

test('a page the role may not use keeps its address and says who can help', async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.person('Hana', 'mentor'), '/users');
  await expect(page).toHaveURL(/\/users/);
  await expect(
    page
      .getByRole('main')
      .getByText(/administrator/i)
      .first(),
  ).toBeVisible();
});

test('wrong credentials are said beside the field, and nothing typed is lost', async ({
  page,
  world,
  accessible,
}) => {
  const { email } = await world.person('Hana', 'mentor');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(page.getByText('Whoops! Something went wrong.')).toBeVisible();
  await expect(page.getByText('These credentials do not match our records.').first()).toBeVisible();
  await expect(page).toHaveTitle('Error: Log in – Stepwise');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await accessible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('wrong');
});

test('a mentor finds a learner by name, macrons or not, and sees what waits', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const learner = await world.person('Mārama Pōtae', 'independent_learner');
  const area = await world.area(`Leadership ${learner.uuid.slice(-5)}`);
  await world.pod('Leading change', [area]);
  await world.assign(learner, [area]);
  await world.reflection(learner, { area });
  await logIn(await world.person('Hana', 'mentor'), '/mentor/review-learning');
  await accessible();
  await page.getByRole('combobox', { name: 'Learner' }).fill('marama pot');
  await page.getByRole('option', { name: 'Mārama Pōtae', exact: true }).click();

  await expect(page).toHaveURL(/learner=/);
  await expect(page.getByText('Leading change')).toBeVisible();
  await expect(page.getByText('Not started')).toBeVisible();
  await expect(page.getByText(/0 of 2 done/)).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: /Area reflection/ }).click();
  await expect(page).toHaveURL(/\/reflection\//);
});
