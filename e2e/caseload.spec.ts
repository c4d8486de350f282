import { eq } from 'drizzle-orm';
import { learnerMentors } from '#server/schema/index.ts';
import { tabTo } from './by-keyboard.ts';
import { expect, type Person, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { mark, unique } from './names.ts';
import type { Product } from './product.ts';

const mentorOf = async ({ database }: Product, { uuid }: Person) => {
  const rows = await database.db
    .select({ mentor: learnerMentors.mentor })
    .from(learnerMentors)
    .where(eq(learnerMentors.learner, uuid));
  return rows[0]?.mentor;
};

const named = ({ database }: Product, learner: Person, mentor: Person) =>
  database.db
    .insert(learnerMentors)
    .values({ learner: learner.uuid, mentor: mentor.uuid, since: new Date() });

test('an administrator gives a learner to a mentor, takes it back, and sees it on the board', async ({
  page,
  world,
  logIn,
  accessible,
  product,
}) => {
  const hana = await world.person(unique('Hana Tūhoe-Whakatōhea'), 'mentor');
  const tama = await world.person(unique('Tama Ngāti-Raukawa'), 'independent_learner');
  await world.reflection(tama, { submittedAt: new Date('2026-01-05T08:00:00Z') });
  await logIn(
    await world.person('Aroha', 'admin'),
    `/mentor/caseload?mentor=none&search=${mark(tama.name)}`,
  );
  await page.getByRole('checkbox', { name: tama.name }).check();
  await page.getByLabel('Assign to').selectOption(hana.uuid);
  await accessible();
  await fitsViewport(page);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();

  await expect(page.getByText(`1 learner assigned to ${hana.name}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await mentorOf(product, tama)).toBe(hana.uuid);
  await page.goto(`/mentor/caseload?mentor=${hana.uuid}`);
  await expect(page.getByRole('row', { name: tama.name })).toContainText('1 reflection waiting');

  await page.getByRole('checkbox', { name: tama.name }).check();
  await page.getByLabel('Assign to').selectOption('none');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('1 learner has no mentor now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: everything is as it was before.')).toBeVisible();
  expect(await mentorOf(product, tama)).toBe(hana.uuid);
});

test("a mentor's learners are shared out evenly after a look at who would get how many", async ({
  page,
  world,
  logIn,
  accessible,
  product,
}) => {
  const leaving = await world.person(unique('Ngaire'), 'mentor');
  const [one, other] = [
    await world.person(unique('Rewi'), 'mentor'),
    await world.person(unique('Moana'), 'mentor'),
  ];
  const learners = await Promise.all(
    ['Ana', 'Mere', 'Pita', 'Wiremu'].map((name) => world.person(name, 'independent_learner')),
  );
  for (const learner of learners) await named(product, learner, leaving);
  await logIn(await world.person('Aroha', 'admin'), `/mentor/caseload?mentor=${leaving.uuid}`);
  await page.getByRole('button', { name: 'Share out evenly' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share out evenly' });
  await dialog.getByRole('button', { name: 'Clear selection' }).click();
  await dialog.getByRole('checkbox', { name: one.name }).check();
  await dialog.getByRole('checkbox', { name: other.name }).check();

  await expect(dialog.getByRole('row', { name: one.name })).toContainText('(+2)');
  await expect(dialog.getByRole('row', { name: other.name })).toContainText('(+2)');
  await accessible();
  await dialog.getByRole('button', { name: 'Share out 4 learners' }).click();

  await expect(page.getByText('4 learners shared out.')).toBeVisible();
  const mentors = await Promise.all(learners.map((learner) => mentorOf(product, learner)));
  expect(mentors.filter((mentor) => mentor === one.uuid)).toHaveLength(2);
  expect(mentors.filter((mentor) => mentor === other.uuid)).toHaveLength(2);
});

test('long names and long waits stay within the smallest screen', { tag: '@narrow' }, async ({
  page,
  world,
  logIn,
  product,
}) => {
  const mentor = await world.person(
    'hana.tuhoe@wharekuraotetairawhitionehunga.school.nz',
    'mentor',
  );
  const learner = await world.person(
    'Tāwhirimātearangitukutukuatuawhakaorangatirawhenua',
    'independent_learner',
  );
  const submittedAt = new Date('2025-01-05T08:00:00Z');
  for (let each = 0; each < 2; each += 1) await world.reflection(learner, { submittedAt });
  await named(product, learner, mentor);
  await page.setViewportSize({ width: 320, height: 844 });
  await logIn(await world.person('Aroha', 'admin'), `/mentor/caseload?mentor=${mentor.uuid}`);
  await page.getByRole('checkbox', { name: learner.name }).check();
  await page.getByLabel('Assign to').selectOption(mentor.uuid);
  const row = page.getByRole('row', { name: learner.name });
  await expect(row).toContainText('2 reflections waiting, the longest for');
  await fitsViewport(page);
});

test('by keyboard alone: choosing a learner, giving them to a mentor, undoing it', {
  tag: '@wide',
}, async ({ page, world, logIn, product }) => {
  const hana = await world.person(unique('Xanthe'), 'mentor');
  const tama = await world.person(unique('Tama'), 'independent_learner');
  await logIn(await world.person('Aroha', 'admin'), `/mentor/caseload?search=${mark(tama.name)}`);
  await tabTo(page, page.getByRole('checkbox', { name: tama.name }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Assign to'));
  // One key only: on a slow machine a list takes several keys for the starts of several words.
  await page.keyboard.press('x');
  await expect(page.getByLabel('Assign to')).toHaveValue(hana.uuid);
  await tabTo(page, page.getByRole('button', { name: 'Assign', exact: true }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await mentorOf(product, tama)).toBe(hana.uuid);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Undone: everything is as it was before.')).toBeVisible();
  expect(await mentorOf(product, tama)).toBeUndefined();
});

test('a mentor looks at their own learners, and finds them so again in the address', async ({
  page,
  world,
  logIn,
  accessible,
  product,
}) => {
  const hana = await world.person('Hana', 'mentor');
  const [own, foreign] = [
    await world.person(unique('Mārama'), 'independent_learner'),
    await world.person(unique('Ana'), 'independent_learner'),
  ];
  // The longest waits of all, so that both are at the top of the list.
  const submittedAt = new Date('2025-01-05T08:00:00Z');
  for (const learner of [own, foreign]) await world.reflection(learner, { submittedAt });
  await named(product, own, hana);
  await logIn(hana);
  await expect(
    page.getByRole('heading', { name: '1 reflection waiting for review' }),
  ).toBeVisible();
  await expect(page.getByLabel('Whose learners')).toHaveValue('mine');
  await expect(page.getByText(foreign.name)).toBeHidden();
  await fitsViewport(page);
  await accessible();

  await page.getByLabel('Whose learners').selectOption('All learners');
  await expect(page.getByText(foreign.name)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?mine=0$/);

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\?mine=0$/);
  await expect(page.getByText(foreign.name)).toBeVisible();
  await expect(page.getByLabel('Whose learners')).toHaveValue('all');
});

test('deactivating a mentor asks who takes their learners over', async ({
  page,
  world,
  logIn,
  accessible,
  product,
}) => {
  const leaving = await world.person(unique('Ngaire'), 'mentor');
  const rewi = await world.person(unique('Rewi'), 'mentor');
  const tama = await world.person(unique('Tama'), 'independent_learner');
  await named(product, tama, leaving);
  await logIn(await world.person('Aroha', 'admin'), `/users/${leaving.uuid}`);
  const account = page.getByRole('region', { name: 'Account' });
  await account.getByLabel('Can log in').click();

  await expect(account.getByText(`${leaving.name} has 1 learner. Who takes over?`)).toBeVisible();
  await account.getByLabel('Hand over to').selectOption(rewi.uuid);
  await expect(account.getByText(`${rewi.name} gets 1`)).toBeVisible();
  await accessible();
  await account.getByRole('button', { name: 'Hand over now' }).click();
  await expect(account.getByText(`1 learner of ${leaving.name} handed over.`)).toBeVisible();
  await account.getByRole('button', { name: 'Save' }).click();

  await expect(account.getByText('Saved', { exact: true })).toBeVisible();
  expect(await mentorOf(product, tama)).toBe(rewi.uuid);
});
