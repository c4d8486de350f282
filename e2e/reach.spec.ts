import type { Page } from '@playwright/test';
import { coveredFocus, cutOffDialog, smallTargets, wronglyNamed } from './accessibility-checks.ts';
import { chooseLanguage } from './choose-language.ts';
import { coveredTargets } from './covered-targets.ts';
import { everybody, forEverybody, forGuests, open, type Screen, test } from './every-screen.ts';
import { expect, standStill } from './fixtures.ts';
import { sticksOut } from './horizontal-overflow.ts';
import { watchForBlank } from './watch-for-blank.ts';
import { hasWholeWords } from './whole-words.ts';

/* Requirements of WCAG 2.2, measured once on every screen, at both widths. */

// Serial, as each worker would fill a database of its own with the demo.
test.describe.configure({ mode: 'default' });

// Passes the accessible names that the browser computes to the page.
const { launchOptions } = (await import('../playwright.config.ts')).default.use ?? {};
const args = [...(launchOptions?.args ?? []), '--enable-blink-features=ComputedAccessibilityInfo'];
test.use({ launchOptions: { ...launchOptions, args } });

const sizes = [
  { viewport: { width: 1280, height: 640 }, least: 24 },
  { viewport: { width: 390, height: 844 }, least: 44 },
];

/** In English and the light theme only, as neither moves a bar. */
async function measure(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  const { wasBlank } = await watchForBlank(page);
  const letters = await lettersOf(page);
  for (const screen of screens) {
    await open(page, screen);
    if (await wasBlank()) found.push(`${screen.path} was blank on its way`);
    for (const { viewport, least } of sizes) {
      await page.setViewportSize(viewport);
      await standStill(page);
      const all = [
        ...(await page.evaluate(smallTargets, least)),
        ...(await page.evaluate(coveredTargets)),
        ...(await page.evaluate(coveredFocus)),
        ...(await page.evaluate(wronglyNamed)),
        ...(await page.evaluate(cutOffDialog)),
      ];
      found.push(...all.map((what) => `${screen.path} at ${viewport.width}: ${what}`));
    }
    await letters.setSize(32);
    for (const { viewport } of sizes.toReversed()) {
      await page.setViewportSize(viewport);
      await standStill(page);
      const all = [...(await page.evaluate(sticksOut)), ...(await page.evaluate(coveredFocus))];
      const at = `${screen.path} at ${viewport.width} with letters twice as large`;
      found.push(...all.map((what) => `${at}: ${what}`));
    }
    await letters.setSize(16);
  }
  return found;
}

/** Those that somebody has set in their browser (WCAG 1.4.4), by which media queries go, too. */
async function lettersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    setSize: (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } }),
  };
}

test('on no screen the focus is under a bar, a target too small, large text cut off, a name without its visible words, or nothing at all for a moment @wide', async ({
  page,
  product,
  logIn,
}) => {
  test.slow();
  const guests = await measure(page, forGuests);
  await logIn(everybody);
  expect([...guests, ...(await measure(page, await forEverybody(product)))]).toEqual([]);
});

test('in te reo Māori every name has its visible words @wide', async ({ page, product, logIn }) => {
  test.slow();
  await logIn(everybody);
  await chooseLanguage(page, 'Te reo Māori');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  const found: string[] = [];
  for (const { path } of await forEverybody(product)) {
    await open(page, { path });
    for (const { viewport } of sizes) {
      await page.setViewportSize(viewport);
      const all = await page.evaluate(wronglyNamed);
      found.push(...all.map((what) => `${path} at ${viewport.width}: ${what}`));
    }
  }
  expect(found).toEqual([]);
});

test('with letters twice as large, no name of an area or a pod is broken within a word', {
  tag: '@narrow',
}, async ({ page, logIn }) => {
  await logIn(everybody);
  await open(page, { path: '/learning/reflections' });
  await (await lettersOf(page)).setSize(32);
  const names = page.getByRole('table', { name: 'Areas' }).getByRole('rowheader');
  expect(await names.count()).toBeGreaterThan(4);
  for (const name of await names.all()) await hasWholeWords(name);
});
