import type { Browser, BrowserContext, Page } from '@playwright/test';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export type Opened = { page: Page; close: () => Promise<void> };

type Options = { state?: StorageState | undefined; isSlowNetwork?: boolean };

/** A page of a browser that has never been here: nothing cached, a processor four times slower. */
export async function openPage(browser: Browser, options: Options = {}): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    ...(options.state && { storageState: options.state }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (options.isSlowNetwork) await devtools.send('Network.emulateNetworkConditions', slow4G);
  return { page, close: () => context.close() };
}

/** As the developer tools of Chrome have it; bytes per second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};

/** The cookies and storage of a browser in which this person is logged in. */
export async function logIn(
  browser: Browser,
  origin: string,
  account: { email: string; password: string },
): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  const state = await context.storageState();
  await context.close();
  return state;
}
