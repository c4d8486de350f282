import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

// None yet where this is only read for what it names: the test command installs one before it runs.
const chromium = findChromium();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/postgres.ts',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  // Nothing here is measured by time: these are for a machine ten times slower than ours.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // A third of the time of a run. To look into a failure: `playwright test --trace on`.
    trace: 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Chromium's own sandbox does not start as root; the network it would phone home to is closed.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
  projects: [
    // A test runs at both widths unless it says `@wide` or `@narrow`: because there is no keyboard on
    // a phone, or because what it promises does not depend on the width and its screens are opened
    // at both by places.spec.ts.
    {
      name: 'desktop',
      grepInvert: /@narrow/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@wide/,
      use: {
        ...devices['iPhone 13'],
        defaultBrowserType: 'chromium',
        viewport: { width: 390, height: 844 },
      },
    },
  ],
});
