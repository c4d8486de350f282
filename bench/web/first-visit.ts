import type { Browser, Page } from '@playwright/test';
import { openPage, type StorageState } from './pages.ts';
import { requestsDuring } from './seen.ts';

export type FirstVisit = { lcp: number; rows: number; requests: string[] };

declare global {
  interface Window {
    benchLcp?: number;
    benchRows?: number;
  }
}

/** A first visit over slow 4G, until ten rows are there and for a second after. */
export async function firstVisit(
  browser: Browser,
  url: string,
  state?: StorageState,
): Promise<FirstVisit> {
  const { page, close } = await openPage(browser, { state, isSlowNetwork: true });
  await page.addInitScript(observe);
  const requests = await requestsDuring(page, async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.benchRows, undefined, { timeout: 120_000 });
  });
  await settled(page);
  const [lcp = 0, rows = 0] = await page.evaluate(() => [window.benchLcp, window.benchRows]);
  await close();
  return { lcp, rows, requests };
}

/** The largest paint may still come; what is fetched ahead for other screens paints nothing. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));

/** Run in the page before anything of its own. */
function observe() {
  new PerformanceObserver((list) => {
    window.benchLcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const hasRows = document.querySelectorAll('tbody tr').length >= 10;
    if (hasRows)
      setTimeout(() => {
        window.benchRows = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
