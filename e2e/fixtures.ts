import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { v7 as newUuid } from 'uuid';
import type { Role } from '#contract/permissions.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { learningFixtures } from '#testing/learning-fixtures.ts';
import { type Product, startProduct } from './product.ts';

export type Person = { uuid: string; name: string; email: string };

export const password = 'kererū in the kōwhai';

type World = ReturnType<typeof learningFixtures> & {
  person: (name: string, ...roles: Role[]) => Promise<Person>;
  mailTo: (person: Person) => Promise<Email[]>;
};

type Fixtures = {
  world: World;
  /** Logs in without the login page, which has tests of its own, and opens the dashboard. */
  logIn: (person: Person, on?: Page) => Promise<void>;
  /** A page in a browser of its own, where that person, or nobody yet, is logged in. */
  elsewhere: (person?: Person) => Promise<Page>;
  /** Fails when axe finds a fault in what is shown now. */
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

  context: async ({ context }, use) => {
    const complaints = complaintsIn(context);
    await use(context);
    expect(complaints, 'said on the console').toEqual([]);
  },

  elsewhere: async ({ browser, logIn }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      opened.push({ context, complaints: complaintsIn(context) });
      const page = await context.newPage();
      if (person) await logIn(person, page);
      return page;
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    const all = opened.flatMap(({ complaints }) => complaints);
    expect(all, 'said on the console elsewhere').toEqual([]);
  },

  logIn: async ({ page }, use) =>
    use(async ({ email }, on = page) => {
      const { request } = on.context();
      await request.get('/sanctum/csrf-cookie');
      const cookies = await on.context().cookies();
      const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
      const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
      const answer = await request.post('/login', { headers, data: { email, password } });
      expect(answer.status(), 'logged in').toBe(204);
      // What the login page would have kept. Any page of the product can be told.
      await on.goto('/healthz');
      await on.evaluate(() => {
        localStorage.setItem('authStatus', '204');
        localStorage.removeItem('userData');
      });
      await on.goto('/dashboard');
      await expect(on.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    }),

  accessible: async ({ page }, use) =>
    use(async (on = page) => {
      const found = await faultsOf(on);
      // What begins to fade in, or to be read again, while axe looks has colours of its own.
      expect(found.length ? await faultsOf(on) : []).toEqual([]);
    }),
});

async function faultsOf(page: Page): Promise<string[]> {
  await standStill(page);
  // Without frames to look into, the old way does, and opens no page of its own each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Until nothing is being read or is still moving. */
export async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(standsStill);
}

/** What is being read again is faint for a moment; run in the browser. */
function standsStill(): boolean {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  return !document.querySelector('[aria-busy="true"]') && !document.getAnimations().some(isEnding);
}

/** What the browser itself says of a connection that is lost, before any script knows. */
const ofTheNetwork =
  /^(Failed to load resource|WebSocket connection to|WebSocket is already in CLOSING)/;

/** Whatever a page says on the console, or what the content policy stops, is a fault. */
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
