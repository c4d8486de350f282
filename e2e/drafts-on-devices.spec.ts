import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { drafts, sessions } from '#server/schema/index.ts';
import { expect, password, test } from './fixtures.ts';
import { serverDrafts } from './server-drafts.ts';

const sentence =
  'Ka pai tō mahi. I noticed how you waited for Mia to speak, and how she found her own words.';
const box = (page: Page) => page.getByRole('textbox', { name: /^Your review/ });
const pathOf = (uuid: string) => `/mentor/review-learning/reflection/${uuid}?question=1`;

/** A browser with a profile of its own, in a process that can be killed. */
async function openBrowser(profile: string, { executablePath, args = [] }: LaunchOptions) {
  const own = ['--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run'];
  const all = ['--headless', ...own, ...args, 'about:blank'];
  const child = spawn(executablePath ?? chromium.executablePath(), all, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // In a process group of its own, as the command that starts it may be a script.
    detached: true,
  });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (!page) throw new Error('The browser opened no window');
  return {
    page,
    /** Kills all its processes at once, so that it has no time to write anything. */
    kill: async () => {
      if (child.pid === undefined || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let output = '';
  for await (const words of stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(words);
    const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
    if (address) {
      stderr?.resume();
      return address;
    }
  }
  throw new Error(`The browser did not start: ${output}`);
}

/** The draft in IndexedDB; run in the browser. */
function textOnDisk(): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('stepwise');
    opening.onsuccess = () => {
      const { result } = opening;
      if (!result.objectStoreNames.contains('drafts')) return resolve('');
      const reading = result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => {
        result.close();
        const [row] = reading.result;
        resolve(row?.raw ? JSON.parse(row.raw).text : '');
      };
    };
  });
}

test('a browser that is killed as somebody types has every word when it is back', {
  tag: '@wide',
}, async ({ world, product, launchOptions }) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  const mentor = await world.person('Hana', 'mentor');
  const profile = await mkdtemp(join(tmpdir(), 'stepwise-profile-'));
  const url = product.url;
  const first = await openBrowser(profile, launchOptions);
  let killed = first;
  try {
    await logInAt(first.page, url, mentor.email);
    // The device alone has to keep it.
    await first.page.route('**/api/my/draft', (route) => route.abort());
    await first.page.goto(url + pathOf(uuid));
    await box(first.page).pressSequentially(sentence);
    await expect.poll(() => first.page.evaluate(textOnDisk)).toBe(sentence);
    await first.kill();

    killed = await openBrowser(profile, launchOptions);
    await logInAt(killed.page, url, mentor.email);
    await killed.page.goto(url + pathOf(uuid));
    await expect(box(killed.page)).toHaveValue(sentence);
    await expect(killed.page.getByText(/Draft from \d/)).toBeVisible();
  } finally {
    await killed.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function logInAt(page: Page, url: string, email: string) {
  await page.goto(`${url}/login`);
  await fillLogin(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
}

test('what was typed on one device is gone on with on another, and asked about on the first', async ({
  page,
  elsewhere,
  product,
  world,
  logIn,
  accessible,
}) => {
  const { uuid, answers } = await world.reflection(
    await world.person('Tama', 'independent_learner'),
  );
  const mentor = await world.person('Hana', 'mentor');
  await logIn(mentor, pathOf(uuid));
  await box(page).fill(sentence);
  const serverDraft = async () => {
    const its = and(eq(drafts.user, mentor.uuid), eq(drafts.answer, answers[0] ?? ''));
    const [row] = await product.database.db.select().from(drafts).where(its);
    return row?.text ?? '';
  };
  await expect.poll(serverDraft).toBe(sentence);

  const laptop = await elsewhere(mentor);
  const draft = laptop.getByRole('listitem').filter({ hasText: sentence });
  await expect(draft).toContainText('on another device');
  await accessible(laptop);
  await draft.getByRole('link').click();
  await expect(laptop).toHaveURL(pathOf(uuid));
  await expect(box(laptop)).toHaveValue(sentence);
  await expect(laptop.getByRole('region', { name: /two texts/ })).toHaveCount(0);
  await box(laptop).press('Control+End');
  await box(laptop).pressSequentially(' Ka rawe!');
  await expect.poll(serverDraft).toBe(`${sentence} Ka rawe!`);

  await page.reload();
  const back = page.getByRole('region', { name: /two texts, which one stays/ });
  await expect(back).toContainText('Ka rawe!');
  await expect(back).toContainText(/You wrote this on another device, .*\d:\d\d/);
  await expect(back).toContainText(/draft from .*\d:\d\d.*draft from .*\d:\d\d/);
  await accessible(page);
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect(box(page)).toHaveValue(sentence);
  await page
    .getByRole('button', { name: /^Save and next/ })
    .first()
    .click();
  await expect(page).toHaveURL(/question=2/);
  expect(await serverDraft()).toBe('');
});

test('what another device writes meanwhile never goes over what is typed here', {
  tag: '@narrow',
}, async ({ page, elsewhere, world, logIn }) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  const mentor = await world.person('Hana', 'mentor');
  const laptop = await elsewhere(mentor, pathOf(uuid));
  await logIn(mentor, pathOf(uuid));
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/my/draft'));
  await box(page).fill('At the desk');
  expect((await sent).status()).toBe(200);

  await box(laptop).fill('On the train');
  const question = laptop.getByRole('alert').filter({ hasText: 'on another device' });
  await expect(question).toBeVisible();
  await expect(box(laptop)).toHaveValue('On the train');
  await question.getByRole('button', { name: 'Compare the two' }).click();
  await laptop.getByRole('button', { name: 'Join both' }).click();

  await expect(box(laptop)).toHaveValue('At the desk\n\nOn the train');
  await expect(box(laptop)).toBeFocused();
});

test('leaving the page saves what was typed last', { tag: '@narrow' }, async ({
  page,
  product,
  world,
  logIn,
}) => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  const mentor = await world.person('Hana', 'mentor');
  await logIn(mentor, pathOf(uuid));
  await box(page).fill(sentence);
  // Before the two seconds are over after which it would save by itself.
  await page.goto('/healthz');

  await expect.poll(() => serverDrafts(product, mentor)).toEqual([sentence]);
});

test('a name and an address being changed are drafts, a password never is', {
  tag: '@narrow',
}, async ({ page, product, world, logIn }) => {
  const person = await world.person('Hana', 'mentor');
  await logIn(person, '/account');
  await page.getByLabel('Name', { exact: true }).fill('Hana Rewi-Ngāta');
  await page.getByLabel('New email').fill('hana.rewi@kura.example');
  await page.getByLabel('Current password').first().fill('never on a disk');

  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hana Rewi-Ngāta');
  await expect(page.getByLabel('New email')).toHaveValue('hana.rewi@kura.example');
  await expect(page.getByLabel('Current password').first()).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('never on a disk');

  await product.database.db.delete(sessions).where(eq(sessions.user, person.uuid));
  await page.getByRole('button', { name: 'Save name and language' }).click();
  await fillLogin(page, person.email);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hana Rewi-Ngāta');
  await page.getByRole('button', { name: 'Save name and language' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hana Rewi-Ngāta');
  await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(1);
});

test('a word added after the session ended waits in its box for the login', {
  tag: '@narrow',
}, async ({ page, product, world, logIn }) => {
  const designer = await world.person('Moana', 'learning_designer');
  await logIn(designer, '/learning/words');
  await page.getByRole('button', { name: /Add/ }).first().click();
  await page.getByRole('textbox').first().fill('Whanaungatanga');
  await product.database.db.delete(sessions).where(eq(sessions.user, designer.uuid));

  await page.getByRole('textbox').first().press('Enter');
  await fillLogin(page, designer.email);

  await expect(page).toHaveURL(/\/learning\/words/);
  await expect(page.getByRole('textbox').first()).toHaveValue('Whanaungatanga');
});

async function fillLogin(page: Page, email: string) {
  // Exactly, as the account page before it has a "New email".
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
