import type { Page } from '@playwright/test';
import { storeArea } from '#contract/learning/learning.ts';
import { liveChannel } from '#contract/live.ts';
import { storeUser } from '#contract/people/people.ts';
import { learnerMentors } from '#server/schema/index.ts';
import { expect, test } from './fixtures.ts';
import { finish } from './mentor-calls.ts';
import { post } from './post.ts';

/** To be called before the page is opened, so that it misses nothing. */
function listens(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const frame = String(payload);
        if (frame.includes('subscription_succeeded') && frame.includes(liveChannel)) resolve();
      }),
    );
  });
}

async function openListening(page: Page, path: string) {
  const listening = listens(page);
  await page.goto(path);
  await listening;
  // It listens before it takes the place of the page that the server drew.
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
}

test('what a learner submits is on the worklist by itself', async ({
  page,
  elsewhere,
  product,
  world,
  logIn,
}) => {
  const learner = await world.person('Mārama Ngātai', 'independent_learner');
  const hana = await world.person('Hana Tūtaki', 'mentor');
  // Only her own learners, as the latest of all waiting reflections may be on another page.
  await product.database.db
    .insert(learnerMentors)
    .values({ learner: learner.uuid, mentor: hana.uuid, since: new Date() });
  const area = await world.area(`Te reo ${learner.uuid}`);
  await world.ask({ area }, ['What did you notice?']);
  await world.assign(learner, [area]);
  const mere = await elsewhere(learner, '/my/learning');
  await mere.getByRole('button', { name: /^Start: Area reflection/ }).click();
  await mere.getByRole('textbox', { name: 'Your answer' }).fill('They felt safe.');
  await mere.getByRole('button', { name: 'Save and check' }).click();
  await logIn(hana);
  await openListening(page, '/dashboard?mine=1');
  const waiting = page.getByRole('region', { name: /wait|waiting/i });
  const heading = waiting.getByRole('heading').first();
  await expect(heading).toHaveText('Nothing waiting for review');

  const submitted = mere.waitForResponse(
    (answer) => answer.url().includes('/submit') && answer.ok(),
  );
  await mere.getByRole('button', { name: 'Submit', exact: true }).click();
  await submitted;

  await expect(waiting).toContainText('Mārama Ngātai');
  await expect(heading).toHaveText('1 reflection waiting for review');
});

test('a review that is being typed keeps its text, focus and caret', async ({
  page,
  elsewhere,
  world,
  logIn,
}) => {
  const learner = await world.person('Rāwiri', 'independent_learner');
  const { uuid } = await world.reflection(learner, { answers: ['One thing.'] });
  const other = await world.reflection(learner, { answers: ['Another.'] });
  const theirs = await elsewhere(await world.person('Tama', 'mentor'));
  await logIn(await world.person('Hana', 'mentor'));
  await openListening(page, `/mentor/review-learning/reflection/${uuid}?question=1`);
  const box = page.getByRole('textbox', { name: /^Your review/ });
  await box.fill('A good start. Tell me more.');
  await box.press('Home');
  const readAgain = page.waitForResponse((response) => response.url().endsWith(`/show/${uuid}`));

  await finish(theirs, other.uuid);
  await readAgain;

  await page.keyboard.type('Tino pai! ');
  await expect(box).toHaveValue('Tino pai! A good start. Tell me more.');
  await expect(box).toBeFocused();
});

test('a list keeps its place and focus, and a dialog what is typed in it', {
  tag: '@wide',
}, async ({ page, elsewhere, world, logIn }) => {
  const admin = await world.person('Hana', 'admin');
  const names = Array.from(
    { length: 15 },
    (_, index) => `Aaa Learner ${String(index).padStart(2, '0')}`,
  );
  for (const name of names) await world.person(name, 'independent_learner');
  const theirs = await elsewhere(await world.person('Tama', 'admin'));
  await logIn(admin);
  await openListening(page, '/users?search=Aaa');
  const rows = page.getByRole('main').getByRole('link', { name: /^Aaa Learner/ });
  await rows.last().focus();
  await rows.last().scrollIntoViewIfNeeded();
  const name = await rows.last().textContent();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  const addUser = async (name: string) => {
    const readAgain = page.waitForResponse((answer) => /user\/(index|search)/.test(answer.url()));
    await post(theirs, storeUser.path, {
      name,
      email: `${crypto.randomUUID()}@school.example`,
      active: true,
    });
    await readAgain;
  };

  await addUser('Zzz Somebody');
  await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeFocused();
  expect(await place()).toBe(before);

  await page.getByRole('button', { name: 'Add user' }).click();
  const field = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await field.fill('Aaa Learner, another');
  await addUser('Zzz Somebody else');
  await expect(field).toHaveValue('Aaa Learner, another');
  await expect(field).toBeFocused();
});

test('where sockets are blocked, what is shown is read again every minute', {
  tag: '@wide',
}, async ({ page, elsewhere, world, logIn }) => {
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  await page.clock.install();
  const designer = await world.person('Hana', 'learning_designer');
  const theirs = await elsewhere(await world.person('Tama', 'learning_designer'));
  const existing = `Te ao tūroa ${designer.uuid}`;
  await world.area(existing);
  await logIn(designer, '/learning/areas');
  await expect(page.getByText(existing)).toBeVisible();
  const name = `Te ao Māori ${designer.uuid}`;
  await post(theirs, storeArea.path, { name, active: true });
  await expect(page.getByText(name)).toHaveCount(0);

  // The minutes begin once the screen is complete, which nothing on it shows.
  await expect(async () => {
    await page.clock.fastForward('01:05');
    await expect(page.getByText(name)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('the login page and every screen name the environment, without a debug bar', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('main').getByText('test', { exact: true })).toBeVisible();
  await logIn(await world.person('Hana', 'mentor'));
  await expect(page.getByRole('banner').getByText('test', { exact: true })).toBeVisible();
  expect(scripts.filter((url) => url.includes('debug'))).toEqual([]);
});
