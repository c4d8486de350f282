import { v7 as newUuid } from 'uuid';
import { assignMany } from '#contract/mentoring/assignments.ts';
import { memberships, organisations, regions } from '#server/schema/index.ts';
import { expect, type Person, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import type { Product } from './product.ts';
import { hasWholeWords } from './whole-words.ts';

/** An organisation of this name, and these people in it. */
async function belong({ database: { db } }: Product, name: string, people: readonly Person[]) {
  const [region, organisation] = [newUuid(), newUuid()];
  await db.insert(regions).values({ uuid: region, name: `Region ${region}` });
  await db.insert(organisations).values({
    uuid: organisation,
    name,
    code: organisation.slice(-12),
    type: 'ece',
    email: 'office@school.example',
    region,
  });
  const joinedAt = new Date();
  await db
    .insert(memberships)
    .values(people.map(({ uuid }) => ({ user: uuid, organisation, joinedAt })));
}

test('several learners at once: a preview, then the assignment, a true report and its undo', {
  tag: '@wide',
}, async ({ page, world, product, logIn, accessible }) => {
  const mark = newUuid().slice(-6);
  const names = ['Kōwhai', 'Harbour View', 'Ana Pita', 'Wiremu Ngata', 'Full Moana'].map(
    (name) => `${name} ${mark}`,
  );
  const [area = '', school = '', first = '', second = '', third = ''] = names;
  const given = await world.area(area);
  const people: Person[] = [];
  for (const name of [first, second, third]) {
    people.push(await world.person(name, 'independent_learner'));
  }
  const [ana, wiremu, full] = people;
  if (!ana || !wiremu || !full) throw new Error('Somebody is missing');
  await world.assign(full, [await world.area(), await world.area(), await world.area()]);
  await belong(product, school, [ana, full]);
  await logIn(await world.person('Hana', 'mentor'), '/mentor/assign-learning');
  await page.getByRole('link', { name: 'Several learners at once' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await accessible();
  await page.getByRole('combobox', { name: 'Add a learner by name' }).fill(second);
  await page.getByRole('option', { name: second }).click();
  await page.getByLabel('Find an organisation').fill(school);
  await page.getByRole('button', { name: `Add all 2 of ${school}` }).click();
  await expect(page.getByText('3 learners', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: area }).click();
  await accessible();
  await page.getByRole('button', { name: /^Preview/ }).click();

  await expect(page).toHaveURL(/step=2/);
  await expect(page.getByText('Step 2 of 2: check the preview')).toBeFocused();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText(
    'Will be assigned',
  );
  await expect(page.getByRole('row', { name: new RegExp(third) })).toContainText('At the limit');
  await accessible();
  await page.goBack();
  await expect(page.getByText('3 learners', { exact: true })).toBeVisible();
  const preview = page.waitForResponse('**/assign-many/preview');
  await page.goForward();
  await preview;

  await expect(page.getByRole('row', { name: new RegExp(second) })).toContainText(
    'Will be assigned',
  );
  // Somebody else gives Wiremu the area only now: any earlier, the page might be told of it.
  await page.route(
    `**${assignMany.path}`,
    async (route) => {
      await world.assign(wiremu, [given]);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Assign to 2 learners' }).click();
  await expect(
    page.getByRole('heading', { name: '1 of 3 learners assigned something new, 1 area in all' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'The result differs from the preview for 1 learner',
  );
  await expect(page.getByRole('row', { name: new RegExp(second) })).toContainText('Already had');
  await accessible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result (CSV)' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^assigned-learning-.*\.csv$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone for 1 learner.')).toBeFocused();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText('Undone');
  await accessible();
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByRole('checkbox', { name: area })).not.toBeChecked();
});

test('long names stay whole on a small phone, word by word', { tag: '@narrow' }, async ({
  page,
  world,
  product,
  logIn,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const mark = newUuid().slice(-6);
  const school = `Te Kōhanga Reo o Whakarewarewatanga ${mark}`;
  const learner = `Tāwhirimātea Te Rangihīroa-Kahungunu ${mark}`;
  const areas = [`Te whakapakaritanga o ngā kaiako ${mark}`, `Te whanaungatanga ${mark}`];
  for (const area of areas) await world.area(area);
  await belong(product, school, [await world.person(learner, 'independent_learner')]);
  await logIn(await world.person('Hana', 'mentor'), '/mentor/assign-learning/many');
  await page.getByLabel('Find an organisation').fill(school);
  const add = page.getByRole('button', { name: `Add 1 of ${school}` });
  await hasWholeWords(page.getByRole('listitem').filter({ has: add }));
  await add.click();
  await page.getByText(school, { exact: true }).click();
  await hasWholeWords(page.locator('label', { hasText: learner }));
  for (const area of areas) await page.getByRole('checkbox', { name: area }).click();
  for (const shown of [
    page.getByRole('region', { name: 'Chosen learners' }),
    page.getByRole('list', { name: 'Chosen areas, in order' }),
  ]) {
    await hasWholeWords(shown);
  }
  await fitsViewport(page);

  await page.getByRole('button', { name: /^Preview/ }).click();
  await hasWholeWords(page.getByRole('row', { name: new RegExp(learner) }));
  await fitsViewport(page);

  // From the end of the rows up to the result, with its undo.
  const assign = page.getByRole('button', { name: 'Assign to 1 learner' });
  await page.setViewportSize({ width: 320, height: 400 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await assign.click();
  await expect(page.getByText('Done: the result')).toBeFocused();
  await expect(page.getByText('Done: the result')).toBeInViewport();
  await hasWholeWords(page.getByRole('row', { name: new RegExp(learner) }));
  await fitsViewport(page);
});
