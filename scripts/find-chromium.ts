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

/** The Chromium of this machine; an error that says how to get one where there is none. */
export function findChromium(): string {
  const found = usual.find((path) => path && existsSync(path));
  if (!found) {
    throw new Error('No Chromium found. Install one, or name it in the variable CHROMIUM.');
  }
  return found;
}
