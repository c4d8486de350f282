import type { Page } from '@playwright/test';

/** Waits until the files that are fetched ahead, of all screens that this person may open, are there. */
export const hasScreens = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('screens-fetched').length > 0);
