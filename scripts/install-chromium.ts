import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

const install = ['install', '-y', '-qq', '--no-install-recommends'];

/** Makes sure there is a Chromium: Debian's where we may install it, else Playwright's own. */
export function installChromium(): string {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !findChromium()) run('apt-get', ['update', '-qq']);
  for (const name of isRoot ? ['chromium-headless-shell', 'chromium'] : []) {
    if (!findChromium()) run('apt-get', [...install, name]);
  }
  if (!findChromium()) run('playwright', ['install', 'chromium']);
  const found = findChromium();
  if (found) return found;
  throw new Error('No Chromium found. Install one, or name it in the variable CHROMIUM.');
}

function run(command: string, options: readonly string[]) {
  spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] });
}
