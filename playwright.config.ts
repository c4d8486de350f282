import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/postgres.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // A third of the time of a run. To look into a failure: `playwright test --trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
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
    {
      name: 'desktop',
      // Words are lost, or not, on a phone just the same.
      testIgnore: /drafts\.spec/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // It has none.
      grepInvert: /keyboard|\bTab\b/,
      // What these promise does not depend on the width; places.spec.ts opens their screens at both.
      testIgnore:
        /(accounts|my-account|questions|questions-kept|assign-many|assign-learning|areas-pods)\.spec/,
      use: {
        ...devices['iPhone 13'],
        defaultBrowserType: 'chromium',
        viewport: { width: 390, height: 844 },
      },
    },
  ],
});
