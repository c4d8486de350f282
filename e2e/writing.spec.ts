import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { answers, reflections, sessions } from '#server/schema/index.ts';
import { expect, password, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';

const words = 'Ka pai. I noticed how Mia waited for her friend at the gate.';
const questions = [
  'What did you notice about the children who arrived first?',
  'What did whānau say when they came to the gate of the kōhanga?',
];

const box = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const pathOf = (uuid: string, question = 1) =>
  `/my/learning/reflection/${uuid}?question=${question}`;

type World = Parameters<Parameters<typeof test>[2]>[0]['world'];

/** A learner with a reflection of two questions, of which these are answered. */
async function begun(world: World, texts: (string | null)[] = [null, null]) {
  const mere = await world.person('Mere Tāne-Whakaari', 'independent_learner');
  const area = await world.area(`Belonging, whānau and wellbeing ${mere.uuid.slice(-5)}`);
  await world.assign(mere, [area]);
  const { uuid } = await world.reflection(mere, { area, answers: texts, submittedAt: null });
  return { mere, uuid };
}

test('an educator begins, writes, checks and submits, and then reads', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const name = `Belonging ${mere.uuid.slice(-5)}`;
  const area = await world.area(name);
  await world.ask({ area }, questions);
  await world.assign(mere, [area]);
  await logIn(mere);
  await accessible();
  await page.goto('/my/learning');
  await accessible();
  await page.getByRole('button', { name: /^Start: Area reflection/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle('My reflection – Stepwise');
  await expect(page.getByText('0 of 2 answered')).toBeVisible();
  const said = page.getByRole('navigation', { name: 'Questions' }).getByRole('status');
  await expect(said, 'announced only if it is there before its words').toBeAttached();
  await accessible();
  await box(page).fill(words);
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(said).toHaveText(/^Question 1 saved/);
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('kōhanga');
  await page.getByRole('button', { name: 'Save and check' }).click();

  await expect(page.getByText(/^Still open/)).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: 'question 2', exact: true }).click();
  await box(page).fill('That they felt welcome.');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(
    page.getByRole('heading', { name: /^Submitted. With your mentor since/ }),
  ).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('That they felt welcome.')).toBeVisible();
  await accessible();
  await page.goto('/my/learning');
  await expect(page.getByText('With your mentor')).toBeVisible();
});

test('what is typed is saved by itself, and survives a closed tab before that', async ({
  page,
  context,
  product,
  world,
  logIn,
}) => {
  const { mere, uuid } = await begun(world);
  await logIn(mere, pathOf(uuid));
  await page.route('**/api/my/reflection/answer', (route) => route.abort());
  await box(page).pressSequentially(words.slice(0, 20));
  await page.close({ runBeforeUnload: false });

  const later = await context.newPage();
  await later.goto(pathOf(uuid));
  await expect(box(later)).toHaveValue(words.slice(0, 20));
  await expect(later.getByText(/^Saved \d{1,2}:\d\d\s[ap]m$/)).toBeVisible();
  const { db } = product.database;
  const [stored] = await db.select().from(answers).where(eq(answers.reflection, uuid));
  expect(stored?.answer).toBe(words.slice(0, 20));
});

test('a session that ended keeps the text, and the person comes back to where they were', async ({
  page,
  product,
  world,
  logIn,
}) => {
  const { mere, uuid } = await begun(world);
  await logIn(mere, pathOf(uuid, 2));
  let isAway = true;
  let ended: Promise<unknown> | undefined;
  await page.route('**/api/my/reflection/answer', async (route) => {
    if (isAway) return route.abort();
    // Only as it is saved: any other call of the page would notice the end of the session before.
    ended ??= product.database.db.delete(sessions).where(eq(sessions.user, mere.uuid)).execute();
    await ended;
    await route.continue();
  });
  await box(page).fill(words);
  await expect(page.getByText('Not saved, kept on this device.')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText(/what you typed is kept/i)).toBeVisible();
  await page.getByLabel('Email').fill(mere.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`${uuid}.*question=2`));
  await expect(box(page)).toHaveValue(words);
  await expect(page.getByText(/^Saved \d{1,2}:\d\d\s[ap]m$/)).toBeVisible();
});

test('offline it is kept on the device, and saved once the network is back', async ({
  page,
  context,
  product,
  world,
  logIn,
  accessible,
}) => {
  const { mere, uuid } = await begun(world);
  await logIn(mere, pathOf(uuid));
  await expect(box(page)).toBeVisible();
  await context.setOffline(true);
  await box(page).fill(words);
  await page.getByRole('button', { name: 'Save and next' }).click();

  await expect(page.getByRole('heading', { level: 2 })).toContainText('Question 2');
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved, kept on this device.' });
  await expect(alert).toContainText('You are offline.');
  await accessible();
  await fitsViewport(page);
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(alert.getByRole('button', { name: 'Go to question 1' })).toBeVisible();
  await fitsViewport(page);
  await context.setOffline(false);
  const saved = /^Saved \d{1,2}:\d\d\s[ap]m$/;
  const said = page.getByRole('status').filter({ hasText: saved });
  await expect(said, 'for who was told that it isn’t saved').toBeAttached();
  await expect(page.getByText(saved).last(), 'below the text').toBeVisible();
  const { db } = product.database;
  const [stored] = await db.select().from(answers).where(eq(answers.reflection, uuid));
  expect(stored?.answer).toBe(words);
});

test('two windows of one person lose nothing: the one behind shows what the other saved', async ({
  page,
  context,
  world,
  logIn,
}) => {
  const { mere, uuid } = await begun(world);
  await logIn(mere, pathOf(uuid));
  await expect(box(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(pathOf(uuid));
  await box(other).fill(words);
  await expect(other.getByText(/^Saved \d{1,2}:\d\d\s[ap]m$/)).toBeVisible();

  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(box(page)).toHaveValue(words);
});

test('on one page, everything is written, checked and submitted in one go', async ({
  page,
  product,
  world,
  logIn,
  accessible,
}) => {
  const { mere, uuid } = await begun(world);
  await logIn(mere, pathOf(uuid));
  await page.getByRole('button', { name: 'All on one page' }).click();
  await expect(box(page)).toHaveCount(2);
  await accessible();
  await box(page).first().fill(words);
  await box(page).last().fill('They sang.');
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByRole('heading', { name: /^Submitted/ })).toBeVisible();
  const { db } = product.database;
  const isIt = and(eq(reflections.uuid, uuid), eq(reflections.learner, mere.uuid));
  const [stored] = await db.select().from(reflections).where(isIt);
  expect(stored?.submittedAt).toBeTruthy();
});

test('on the smallest screen nothing is cut off, and there is room to write above the keys', async ({
  page,
  world,
  logIn,
}) => {
  const { mere, uuid } = await begun(world);
  await logIn(mere);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [pathOf(uuid), pathOf(uuid, 3), '/my/learning', '/my/certificates']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fitsViewport(page);
  }
  await page.goto(pathOf(uuid));
  const nextButton = page.getByRole('button', { name: 'Save and next' });
  const shortBar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(async () => {
    const [next, bar] = [await nextButton.boundingBox(), await shortBar.boundingBox()];
    expect(next && bar && next.y + next.height <= bar.y).toBe(true);
  }).toPass();
  await page.setViewportSize({ width: 390, height: 400 });
  await box(page).focus();
  await expect(async () => {
    const [writing, button] = [await box(page).boundingBox(), await nextButton.boundingBox()];
    expect(button && button.y + button.height <= 400).toBe(true);
    expect(writing && button && button.y - Math.max(writing.y, 57) > 100).toBe(true);
  }).toPass();
  await expect(shortBar).toBeHidden();
  const size = await box(page).evaluate((one) => getComputedStyle(one).fontSize);
  expect(size).toBe('16px');
});
