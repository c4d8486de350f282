import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe finds wrong on the page, one line each. The script of half a megabyte is put in once for a
 * document and only the faults come back: with `@axe-core/playwright`, which puts it in for every look
 * and fetches all that was in order, too, a look took three times as long.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await window.axe?.run({ resultTypes: ['violations'] });
    if (!found) throw new Error('axe is not on the page');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
