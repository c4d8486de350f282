import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import { pages } from '#contract/pages/page-list.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { reflections } from '../../src/demo/named-records.ts';
import type { StorageState } from './pages.ts';

/** Installed where it is asked for: 176 MB that no other command needs (decision 046). */
const version = '13.5.0';
const folder = fileURLToPath(new URL('../../node_modules/.cache/lighthouse', import.meta.url));

export type Scores = { path: string; device: 'phone' | 'desktop'; scores: number[] };

const kinds = ['performance', 'accessibility', 'best-practices'] as const;

type Lighthouse = (
  url: string,
  flags: object,
  config?: object,
) => Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;

type Loaded = { default: Lighthouse; desktopConfig: object };

async function load(): Promise<Loaded> {
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    const command = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
    const { status } = spawnSync('npm', [...command, `lighthouse@${version}`], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('Lighthouse could not be installed');
  }
  return import(pathToFileURL(entry).href);
}

const addresses: Record<string, string> = {
  '/password-reset/$token': '/password-reset/a-token?email=hana@school.example',
  '/set-up/$token': '/set-up/a-token',
  '/mentor/review-learning/reflection/$reflection': `/mentor/review-learning/reflection/${reflections.waitingArea.uuid}`,
  '/my/learning/reflection/$reflection': `/my/learning/reflection/${reflections.learnersInProgress.uuid}`,
};

/** Those that lead elsewhere at once, and those of records that the demo does not have. */
const leftOut = ['/', '/verify-email'];

const routes = pages
  .map(({ path, guard }) => ({ path: addresses[path] ?? path, guard }))
  .filter(({ path }) => !leftOut.includes(path) && !path.includes('$'));

/** Every route on a phone and on a desktop: guests' pages as a guest, the rest with all roles. */
export async function lighthouseScores(
  origin: string,
  state: StorageState,
  only: RegExp,
  onScores: (scores: Scores) => void,
): Promise<Scores[]> {
  const { default: lighthouse, desktopConfig } = await load();
  const found: Scores[] = [];
  for (const isGuest of [true, false]) {
    const port = await freePort();
    const context = await openBrowser(port, isGuest ? undefined : state, origin);
    const asked = routes.filter(
      ({ path, guard }) => (guard === 'guest') === isGuest && only.test(path),
    );
    for (const { path } of asked) {
      for (const device of ['phone', 'desktop'] as const) {
        const flags = { port, onlyCategories: kinds, disableStorageReset: true, logLevel: 'error' };
        const config = device === 'desktop' ? desktopConfig : undefined;
        const result = await lighthouse(origin + path, flags, config);
        const scores = kinds.map((kind) =>
          Math.round(100 * (result?.lhr.categories[kind]?.score ?? 0)),
        );
        found.push({ path, device, scores });
        onScores({ path, device, scores });
      }
    }
    await context.close();
  }
  return found;
}

/** Lighthouse opens its pages in the browser's own profile, so that has to be logged in. */
async function openBrowser(port: number, state: StorageState | undefined, origin: string) {
  const executablePath = findChromium();
  const context: BrowserContext = await chromium.launchPersistentContext('', {
    ...(executablePath && { executablePath }),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  if (state) {
    await context.addCookies(state.cookies);
    const page = await context.newPage();
    await page.goto(`${origin}/healthz`);
    const stored = state.origins.flatMap(({ localStorage }) => localStorage);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, stored);
    await page.close();
  }
  return context;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
