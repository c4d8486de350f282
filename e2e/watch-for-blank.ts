import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Whether what was on the screen went before something else was there. */
    wasBlank?: boolean;
  }
}

/** Watches the pages opened from now on, from what the server drew to the finished screen. */
export async function watchForBlank(page: Page) {
  await page.addInitScript(watch);
  return { wasBlank: () => page.evaluate(() => window.wasBlank) };
}

/** Looks before each frame, as what is mended within one is not seen. */
function watch() {
  let wasShown = false;
  window.wasBlank = false;
  (function look() {
    const isShown = document.querySelector('main')?.checkVisibility() ?? false;
    if (wasShown && !isShown) window.wasBlank = true;
    wasShown = isShown;
    requestAnimationFrame(look);
  })();
}
