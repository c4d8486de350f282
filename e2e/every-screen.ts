import type { Page } from '@playwright/test';
import { desc } from 'drizzle-orm';
import { pages } from '#contract/pages/page-list.ts';
import { pageAt } from '#contract/pages/pages.ts';
import { isPermitted, type Role } from '#contract/permissions.ts';
import { areas, assets, auditEvents, organisations, userRoles } from '#server/schema/index.ts';
import { areaId } from '../src/demo/learning-rows.ts';
import { demoAccounts, reflections } from '../src/demo/named-records.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { test as base, expect } from './fixtures.ts';
import { type Product, startProduct } from './product.ts';

export const everybody = demoAccounts.learner;

/** Tests on the demo, where every list has rows; `everybody` has all roles, and so every screen. */
export const test = base.extend<object>({
  product: [
    async ({ passwordHash }, use) => {
      const product = await startProduct();
      const { db } = product.database;
      await seedDemo(db, { now: new Date(), passwordHash });
      const others = ['admin', 'mentor', 'learning_designer'] as const;
      await db.insert(userRoles).values(others.map((role) => ({ user: everybody.uuid, role })));
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export type Screen = {
  path: string;
  /** Steps on the page until it shows everything. */
  act?: (page: Page) => Promise<void>;
};

/** Addresses of the pages with a parameter in their path. */
const addresses: Record<string, string> = {
  '/two-step-login/$token': '/two-step-login/a-token',
  '/password-reset/$token': '/password-reset/a-token?email=hana@school.example',
  '/set-up/$token': '/set-up/a-token',
  '/mentor/review-learning/reflection/$reflection': `/mentor/review-learning/reflection/${reflections.waitingArea.uuid}`,
  '/users/$user': `/users/${demoAccounts.learner.uuid}`,
  '/learning/areas/$area': `/learning/areas/${areaId('belonging')}`,
  '/my/learning/reflection/$reflection': `/my/learning/reflection/${reflections.learnersInProgress.uuid}`,
};

/** Pages that redirect at once, or show records that the demo does not have. */
const leftOut = ['/', '/verify-email', '/imports/$import'];

const listed = pages.filter(({ path }) => !leftOut.includes(path));
const screensOf = (guard: 'auth' | 'guest' | 'public'): Screen[] =>
  listed
    .filter((page) => page.guard === guard)
    .map(({ path }) => ({ path: addresses[path] ?? path }));

const saveNothing = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Whoops! Something went wrong.')).toBeVisible();
};

/** The assets are loaded after the rest of the dialog. */
const untilAssetsAreThere = async (page: Page) => {
  const assets = page.getByRole('dialog').getByRole('list', { name: 'Assets' });
  await expect(assets.getByRole('link').first()).toBeVisible();
};

export const forGuests: Screen[] = [
  ...screensOf('guest'),
  ...screensOf('public'),
  {
    path: '/login?to=/users',
    act: async (page) => {
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Whoops! Something went wrong.')).toBeVisible();
    },
  },
];

/** Every page for logged-in people, and the dialogs that open on them. */
export async function forEverybody({ database: { db } }: Product): Promise<Screen[]> {
  const [area] = await db.select().from(areas).limit(1);
  const [organisation] = await db.select().from(organisations).limit(1);
  const [asset] = await db.select().from(assets).limit(1);
  const [event] = await db.select().from(auditEvents).orderBy(desc(auditEvents.at)).limit(1);
  const learner = reflections.waitingArea.learner.uuid;
  const opened = [
    '/learning/areas?edit=new',
    `/learning/pods?area=${area?.uuid}`,
    `/learning/reflections?area=${area?.uuid}&edit=${area?.uuid}`,
    `/organisations?view=${organisation?.uuid}`,
    `/organisations?edit=${organisation?.uuid}`,
    `/history?view=${event?.uuid}`,
    `/mentor/review-learning?learner=${learner}`,
    `/mentor/assign-learning?learner=${learner}`,
    `/my/learning/reflection/${reflections.learnersSentBack.uuid}`,
    `/my/learning/reflection/${reflections.learnersComplete.uuid}`,
    '/localisation?language=mi',
  ];
  return [
    ...screensOf('auth'),
    ...opened.map((path) => ({ path })),
    { path: `/learning/pods?edit=${asset?.pod}`, act: untilAssetsAreThere },
    { path: '/organisations?edit=new', act: saveNothing },
    { path: '/users?edit=new', act: saveNothing },
  ];
}

/** What somebody of this role alone may open; without records, the pages and nothing on them. */
export async function screensOfRole(product: Product, role: Role, hasRecords: boolean) {
  const isForRole = ({ path }: Screen) => {
    const allow = pageAt(path.split('?')[0] ?? path)?.allow;
    return allow === undefined || isPermitted({ roles: [role] }, allow);
  };
  const screens = hasRecords
    ? await forEverybody(product)
    : screensOf('auth').filter(({ path }) => !path.includes('/reflection/'));
  return screens.filter(isForRole);
}

export async function open(page: Page, { path, act }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => !document.querySelector('.skeleton, [aria-busy="true"]'));
  await act?.(page);
}
