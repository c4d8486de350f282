import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = [
  process.env.CHROMIUM,
  // Without the windows of the whole browser, which draw themselves unseen: a quarter less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** The Chromium of this machine, where it has one. */
export const findChromium = (): string | undefined =>
  usual.find((path) => path !== undefined && existsSync(path));
