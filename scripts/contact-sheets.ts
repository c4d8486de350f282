import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { hashPassword } from '#server/features/accounts/index.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { forGuests, open, type Screen, screensOfRole } from '../e2e/every-screen.ts';
import startPostgres from '../e2e/postgres.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { demoAccounts, demoPassword } from '../src/demo/named-records.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { type Picture, type Row, sheetOf } from './contact-sheet-page.ts';
import { installChromium } from './install-chromium.ts';

/*
 * npm run contact-sheets [-- role… /path… full|empty|failing…]: every page as each role meets it,
 * wide and narrow, light and dark, with the demo's records, with none, and without an answer.
 */
const folder = 'contact-sheets';
const roles = {
  admin: { ...demoAccounts.admin, role: 'admin' },
  designer: { ...demoAccounts.designer, role: 'learning_designer' },
  mentor: { ...demoAccounts.mentor, role: 'mentor' },
  learner: { ...demoAccounts.learner, role: 'independent_learner' },
} as const;
const states = ['full', 'empty', 'failing'] as const;
const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };
const themes = ['light', 'dark'] as const;

type Who = keyof typeof roles | 'guest';
type State = (typeof states)[number];

const wanted = process.argv.slice(2);
const isWanted = (name: string, of: readonly string[]) =>
  wanted.includes(name) || !wanted.some((word) => of.includes(word));
const paths = wanted.filter((word) => word.startsWith('/'));
const isWantedPath = ({ path }: Screen) =>
  paths.length === 0 || paths.some((start) => path.startsWith(start));

async function fill({ database: { db } }: Product, isFull: boolean) {
  const passwordHash = await hashPassword(demoPassword);
  if (isFull) return seedDemo(db, { now: new Date(), passwordHash });
  for (const { uuid, name, email, role } of Object.values(roles)) {
    await db.insert(users).values({ uuid, name, email, passwordHash, emailVerifiedAt: new Date() });
    await db.insert(userRoles).values({ user: uuid, role });
  }
}

async function logIn(page: Page, base: string, email: string) {
  await page.goto(`${base}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const quote = 'Something went wrong on our side. Quote this reference: 7f3a.';

/** What a page asks for fails, and its document brings no answers (decision 035). */
async function failCalls(page: Page) {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (/\/api\/(?!user$|admin\/languages)/.test(request.url())) {
      return route.fulfill({
        status: 500,
        json: { message: 'Server Error', errors: { server: [quote] } },
      });
    }
    if (request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<script type="application\/json".*?<\/script>/s,
      '',
    );
    return route.fulfill({ response, body });
  });
}

/** A page that fails, or lacks what others may do, is drawn as it stands. */
async function openAsFarAsItGoes(page: Page, screen: Screen) {
  await open(page, screen).catch((error) =>
    console.warn(`${screen.path}: ${error}`.split('\n')[0]),
  );
  // What opens from a screen comes in files of its own, once the screen stands still.
  await page.waitForLoadState('networkidle').catch(() => {});
}

async function takePictures(page: Page, name: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const shot = await page.screenshot({ animations: 'disabled', timeout: 60_000 });
      const file = `${name}-${width}-${theme}.webp`;
      await sharp(shot).webp({ quality: 82 }).toFile(join(folder, file));
      pictures.push({ file, width, theme });
    }
  }
  return pictures;
}

const nameOf = (path: string) =>
  path
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'uuid')
    .replaceAll(/[^\w]+/g, '-')
    .slice(0, 70);

async function sheet(browser: Browser, product: Product, who: Who, state: State) {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  if (who !== 'guest') await logIn(page, product.url, roles[who].email);
  if (state === 'failing') await failCalls(page);
  const screens =
    who === 'guest' ? forGuests : await screensOfRole(product, roles[who].role, state !== 'empty');
  const rows: Row[] = [];
  for (const screen of screens.filter(isWantedPath)) {
    await openAsFarAsItGoes(page, screen);
    const pictures = await takePictures(page, `${who}-${state}${nameOf(screen.path)}`);
    rows.push({ path: screen.path, state, pictures });
    await page.setViewportSize(widths.wide);
  }
  await context.close();
  return rows;
}

mkdirSync(folder, { recursive: true });
const stopPostgres = await startPostgres();
const full = await startProduct();
const empty = await startProduct();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: installChromium(), args });
try {
  await fill(full, true);
  await fill(empty, false);
  const everyone: Who[] = ['guest', 'admin', 'designer', 'mentor', 'learner'];
  for (const who of everyone.filter((name) => isWanted(name, everyone))) {
    const rows: Row[] = [];
    for (const state of states.filter((name) => isWanted(name, states))) {
      if (who === 'guest' && state !== 'full') continue;
      rows.push(...(await sheet(browser, state === 'empty' ? empty : full, who, state)));
    }
    await writeFile(join(folder, `${who}.html`), sheetOf(who, rows));
    console.log(`${folder}/${who}.html: ${rows.length} screens`);
  }
} finally {
  await browser.close();
  await Promise.all([full.stop(), empty.stop()]);
  await stopPostgres();
}
