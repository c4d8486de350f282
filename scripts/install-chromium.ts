import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

const ways = [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
] as const;

/** Makes sure there is a Chromium: Debian's where we may install it, else Playwright's own. */
export function installChromium(): void {
  if (isThere()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const [command, options] of ways) run(command, options);
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
