import type { BrowserContext, Page } from '@playwright/test';

/** The attachment that `npm test` prints below the failure. */
export const failedPagesName = 'failed pages';

/** The answers of the product that say no, as `PUT /api/my/draft 412`. */
export function refusalsIn(context: BrowserContext): string[] {
  const refusals: string[] = [];
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    refusals.push(`${response.request().method()} ${pathname} ${response.status()}`);
  });
  return refusals;
}

/** What somebody would have seen where a test failed: what fails once in many runs is not seen again. */
export async function failedPages(context: BrowserContext, refusals: string[]): Promise<string> {
  // A page that crashed or was closed meanwhile must not hide why the test failed.
  const pages = await Promise.all(context.pages().map((page) => pageAsText(page).catch(String)));
  return [...pages, `refused: ${refusals.join(', ') || 'nothing'}`].join('\n');
}

async function pageAsText(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const parts = await page.locator('main, dialog[open]').all();
  const seen = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 5_000 })));
  return [`the page ${pathname}${search}`, ...seen].join('\n');
}
