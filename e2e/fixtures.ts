import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { v7 as newUuid } from 'uuid';
import type { Role } from '#contract/permissions.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { learningFixtures } from '#testing/learning-fixtures.ts';
import { axeViolations } from './axe-violations.ts';
import { failedPages, failedPagesName, refusalsIn } from './failed-page.ts';
import { type Product, startProduct } from './product.ts';

export type Person = { uuid: string; name: string; email: string };

export const password = 'kererū in the kōwhai';

type World = ReturnType<typeof learningFixtures> & {
  person: (name: string, ...roles: Role[]) => Promise<Person>;
  mailTo: (person: Person) => Promise<Email[]>;
};

type Fixtures = {
  world: World;
  /** Opens a page, the dashboard unless named, without the login page, which has tests of its own. */
  logIn: (person: Person, path?: string, on?: Page) => Promise<void>;
  /** A page in another browser, where this person (or nobody) is logged in. */
  elsewhere: (person?: Person, path?: string) => Promise<Page>;
  /** Fails when axe finds a violation in the page as it is now. */
  accessible: (on?: Page) => Promise<void>;
};

export const test = base.extend<Fixtures, { product: Product; passwordHash: string }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  passwordHash: [async ({}, use) => use(await hashPassword(password)), { scope: 'worker' }],

  baseURL: async ({ product }, use) => use(product.url),

  world: async ({ product, passwordHash }, use) => {
    const { db } = product.database;
    await use({
      ...learningFixtures(db),
      person: async (name, ...roles) => {
        const uuid = newUuid();
        const email = `${uuid}@school.example`;
        const row = { uuid, name, email, passwordHash, emailVerifiedAt: new Date() };
        await db.insert(users).values(row);
        if (roles.length)
          await db.insert(userRoles).values(roles.map((role) => ({ user: uuid, role })));
        return { uuid, name, email };
      },
      mailTo: async ({ email }) =>
        (await product.mails()).filter(({ to }) => to?.some(({ address }) => address === email)),
    });
  },

  context: async ({ context, product }, use, test) => {
    const complaints = complaintsIn(context);
    const refusals = refusalsIn(context);
    await use(context);
    if (test.status !== test.expectedStatus) {
      const body = await failedPages(context, refusals);
      await test.attach(failedPagesName, { body, contentType: 'text/plain' });
    }
    expect(product.ended(), 'the product ended by itself').toBeUndefined();
    expect(complaints, 'on the console').toEqual([]);
  },

  elsewhere: async ({ browser, logIn }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = [];
    await use(async (person, path = '/dashboard') => {
      const context = await browser.newContext();
      opened.push({ context, complaints: complaintsIn(context) });
      const page = await context.newPage();
      if (person) await logIn(person, path, page);
      return page;
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    const all = opened.flatMap(({ complaints }) => complaints);
    expect(all, 'on the console of another browser').toEqual([]);
  },

  logIn: async ({ page }, use) =>
    use(async ({ email }, path = '/dashboard', on = page) => {
      const { request } = on.context();
      await request.get('/sanctum/csrf-cookie');
      const cookies = await on.context().cookies();
      const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
      const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
      const answer = await request.post('/login', { headers, data: { email, password } });
      expect(answer.status(), 'logged in').toBe(204);
      // What the login page stores. Any page of the same origin will do for that.
      await on.goto('/healthz');
      await on.evaluate(() => {
        localStorage.setItem('authStatus', '204');
        localStorage.removeItem('userData');
      });
      await on.goto(path);
      // What is done to a page that only the server has drawn yet has its tests: page-data.spec.ts.
      await expect(on.locator('[data-drawn]')).toHaveCount(0);
      if (path === '/dashboard') {
        await expect(on.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
      }
    }),

  accessible: async ({ page }, use) =>
    use(async (on = page) => {
      await standStill(on);
      const violations = await axeViolations(on);
      if (violations.length === 0) return;
      // A second look, as colours differ while something fades in or is read again.
      await standStill(on);
      expect(await axeViolations(on)).toEqual([]);
    }),
});

/** Waits until nothing is being read or moving. */
export async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(standsStill);
}

/** Lists that are read again are faint for a moment; run in the browser. */
function standsStill(): boolean {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  return !document.querySelector('[aria-busy="true"]') && !document.getAnimations().some(isEnding);
}

/** Messages of the browser itself about a lost connection. */
const ofTheNetwork =
  /^(Failed to load resource|WebSocket connection to|WebSocket is already in CLOSING)/;

/** Everything written to the console, and everything that the content policy stops. */
function complaintsIn(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isNetwork = ofTheNetwork.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isNetwork) {
      complaints.push(message.text());
    }
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}

export { expect };
