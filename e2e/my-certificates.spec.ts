import { expect, test } from './fixtures.ts';
import { finish } from './mentor-calls.ts';

test('a learner shows a certificate, asks for their macron, and gets it', async ({
  page,
  elsewhere,
  world,
  logIn,
  accessible,
}) => {
  const keita = await world.person('Keita Potae', 'independent_learner');
  const mentor = await world.person('Hana', 'mentor');
  const admin = await world.person('Ngaire', 'admin');
  const { uuid } = await world.reflection(keita, {
    area: await world.area(`Leading ${keita.uuid.slice(-5)}`),
  });
  await logIn(keita, '/my/certificates');
  await expect(page.getByText(/You don’t have a certificate yet/)).toBeVisible();
  await accessible();

  const theirs = await elsewhere(mentor);
  await finish(theirs, uuid);
  await page.reload();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  const pdf = page.getByRole('link', { name: /^Download PDF of/ });
  const address = (await pdf.getAttribute('href')) ?? '';
  await expect
    .poll(async () => (await page.request.get(address)).headers()['content-type'])
    .toContain('application/pdf');
  await accessible();

  await page.getByRole('link', { name: /^Ask to correct/ }).click();
  const dialog = page.getByRole('dialog');
  await accessible();
  await dialog.getByLabel('Correct name').fill('Keita Pōtae');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/waiting for an administrator/)).toBeVisible();
  await accessible();

  await theirs.context().clearCookies();
  await logIn(admin, '/dashboard', theirs);
  const needs = theirs.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  await needs.getByRole('link', { name: /^1 name correction requested/ }).click();
  const row = theirs.getByRole('article', { name: keita.name });
  await accessible(theirs);
  await row.getByRole('button', { name: /^Issue again/ }).click();
  await expect(theirs.getByText(/was issued to Keita Pōtae/)).toBeVisible();
  await accessible(theirs);

  await page.reload();
  await expect(page.getByText(/issued to Keita Pōtae/)).toBeVisible();
  await expect(page.getByText(/^Replaced by SW-/)).toBeVisible();
  await accessible();
});

test('the dialog opens and closes by keyboard, and the focus comes back', { tag: '@wide' }, async ({
  page,
  elsewhere,
  world,
  logIn,
}) => {
  const keita = await world.person('Keita', 'independent_learner');
  const { uuid } = await world.reflection(keita);
  const theirs = await elsewhere(await world.person('Hana', 'mentor'));
  await finish(theirs, uuid);
  await logIn(keita, '/my/certificates');

  const ask = page.getByRole('link', { name: /^Ask to correct/ });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Correct name')).toBeFocused();
  await page.keyboard.type('Keita Pōtae');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Correct name')).toHaveValue(/Keita Pōtae/);
});
