import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const candidates = [
  process.env.CHROMIUM,
  // The headless shell draws no windows, which saves a quarter of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** The Chromium of this machine, where it has one. */
export const findChromium = (): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path));
