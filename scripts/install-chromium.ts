import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

const install = ['install', '-y', '-qq', '--no-install-recommends'];

/** Makes sure there is a Chromium: Debian's where we may install it, else Playwright's own. */
export function installChromium(): void {
  if (isThere()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) run('apt-get', ['update', '-qq']);
  for (const name of isRoot ? ['chromium-headless-shell', 'chromium'] : []) {
    if (!isThere()) run('apt-get', [...install, name]);
  }
  if (!isThere()) run('playwright', ['install', 'chromium']);
  findChromium();
}

function isThere(): boolean {
  try {
    return findChromium() !== '';
  } catch {
    return false;
  }
}

function run(command: string, options: readonly string[]) {
  spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] });
}
