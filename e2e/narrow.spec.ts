import type { Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { signInProviders, users } from '#server/schema/index.ts';
import { chooseLanguage } from './choose-language.ts';
import { open } from './every-screen.ts';
import { expect, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';
import { finish } from './mentor-calls.ts';
import { giveEverything, withoutSession, withSession } from './sign-in-screens.ts';

/* The narrowest screen that WCAG asks for, which is also a page of 1280 pixels at 400%. */

test.use({ viewport: { width: 320, height: 640 } });

test.afterEach(async ({ product }) => {
  // Other tests of this worker meet a login page without a provider.
  await product.database.db.update(signInProviders).set({ active: false });
});

for (const [language, locale] of [
  ['English', 'en-NZ'],
  ['Te reo Māori', 'mi'],
] as const) {
  test(`no screen of logging in scrolls sideways at 320 pixels, in ${language}`, {
    tag: '@narrow',
  }, async ({ page, context, product, world, logIn }) => {
    test.slow();
    const name = 'Ngaire Ānaru-Whitcombe of a rather long name';
    const person = await world.person(name, 'admin', 'mentor');
    await logIn(person);
    const isTheirs = eq(users.uuid, person.uuid);
    await product.database.db.update(users).set({ locale }).where(isTheirs);
    const { organisation, link } = await giveEverything(product, person);
    await context.addCookies([{ name: 'stepwise_link', value: link, url: product.url }]);
    for (const screen of withSession(person, organisation)) {
      await open(page, screen);
      await fitsViewport(page);
    }

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    if (locale === 'mi') await chooseLanguage(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const screen of withoutSession(person)) {
      await open(page, screen);
      await fitsViewport(page);
    }
  });
}

test('a person’s page does not scroll sideways for a long name or email', {
  tag: '@narrow',
}, async ({ page, product, world, logIn }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
  const { uuid } = await world.person(name, 'mentor');
  const email = `${'whakatanuitanga'.repeat(4)}@school.example`;
  await product.database.db.update(users).set({ email }).where(eq(users.uuid, uuid));
  await logIn(await world.person('Aroha', 'admin'), `/users/${uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await fitsViewport(page);
});

test('no page about a learner scrolls sideways for a name without a space', {
  tag: '@narrow',
}, async ({ page, elsewhere, world, logIn }) => {
  const longest = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 60);
  const learner = await world.person(longest, 'independent_learner');
  const mentor = await world.person('Hana', 'mentor');
  const admin = await world.person('Ngaire', 'admin', 'mentor');
  const area = await world.area(`Area ${longest}`);
  const { uuid: finished } = await world.reflection(learner, { area });
  const { uuid: waiting } = await world.reflection(learner);
  await finish(await elsewhere(mentor), finished);

  await logIn(learner, '/my/certificates');
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await fitsViewport(page);
  await page.getByRole('link', { name: /^Ask to correct/ }).click();
  await page.getByLabel('Correct name').fill(`${longest}x`);
  await fitsViewport(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/waiting for an administrator/)).toBeVisible();
  for (const reflection of [finished, waiting]) {
    await page.goto(`/my/learning/reflection/${reflection}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fitsViewport(page);
  }

  await page.context().clearCookies();
  await logIn(admin, '/corrections');
  await expect(page.getByRole('heading', { name: longest })).toBeVisible();
  await fitsViewport(page);
  for (const path of [
    `/users/${learner.uuid}`,
    `/mentor/review-learning/reflection/${waiting}`,
    `/mentor/review-learning/reflection/${finished}`,
    `/mentor/assign-learning?learner=${learner.uuid}`,
    '/mentor/review-learning?mine=0',
    '/dashboard?mine=0',
  ]) {
    await page.goto(path);
    await expect(page.getByText(longest).first()).toBeVisible();
    await fitsViewport(page);
  }
});

test('the words of the bottom bar stand apart, and say where one is', { tag: '@narrow' }, async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.person('Aroha', 'admin'));
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  for (const [path, current] of [
    ['/dashboard', 'Dashboard'],
    ['/subscriptions', 'Subscriptions'],
    ['/users', 'More'],
  ] as const) {
    await page.goto(path);
    await expect(bar.locator('[aria-current]')).toHaveText(current);
    const words = await bar
      .locator('span')
      .evaluateAll((all) =>
        all.map((word) => word.getBoundingClientRect()).filter(({ width }) => width > 0),
      );
    const gaps = words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0));
    expect(Math.min(...gaps), path).toBeGreaterThanOrEqual(4);
  }
});

test.describe('at 400%', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no bar stands over the row that has the focus', {
    tag: '@narrow',
  }, async ({ page, world, logIn }) => {
    const named = 'Ngaire Ānaru';
    for (const number of [1, 2, 3]) await world.person(`${named} ${number}`, 'mentor');
    await logIn(await world.person('Aroha', 'admin'), `/users?search=${named}`);
    await page.getByRole('checkbox', { name: `Select ${named} 1` }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('checkbox', { name: `Select ${named} 1` }).focus();
    const isReached: boolean[] = [];
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      isReached.push(await isOnTop(page.locator(':focus')));
    }
    expect(isReached).not.toContain(false);
  });
});

/** Nothing else is in front of its middle. */
const isOnTop = (element: Locator) =>
  element.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (it === top || it.contains(top) || top.contains(it));
  });
