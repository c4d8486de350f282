import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebClient } from '#server/platform/pages/web-client.ts';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const bundler = fileURLToPath(new URL('bundle-client.ts', import.meta.url));

/** All that the client is made from. */
const sources = [
  'src/web/**',
  'src/contract/**',
  'src/messages/**',
  'src/lib/messages/**',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/bundle-client.ts',
];
const tests = ['**/*.test.{ts,tsx}', '**/*.test-support.{ts,tsx}'];

/** Those last used, as old versions may still be served by a process that runs; each is 6 MB. */
const KEPT = 10;
const HOUR = 60 * 60_000;

/**
 * The built web client, built now unless it was before. Each version of the sources has a folder of
 * its own, so that files that are served never change, whoever builds meanwhile. The ten versions
 * last used are kept.
 */
export function builtClient(root = checkout): NonNullable<WebClient> {
  const folder = folderFor(root);
  if (!isWhole(folder)) {
    const made = `${folder}-${randomUUID()}`;
    buildInto(made, root);
    // What was changed during the build is in it by half: good for this start, and for no other.
    if (folderFor(root) !== folder) return { folder: made };
    putInPlace(made, folder);
    removeOldest(join(root, 'dist'));
  }
  markUsed(folder);
  return { folder };
}

/** Somebody may have been interrupted while removing it. */
const isWhole = (folder: string) => existsSync(join(folder, '.vite/manifest.json'));

function markUsed(folder: string) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // Who may only read here serves it all the same.
  }
}

function folderFor(root: string): string {
  const hash = createHash('sha256');
  for (const name of globSync(sources, { cwd: root, exclude: tests }).sort()) {
    const path = join(root, name);
    if (statSync(path).isFile()) hash.update(`${name}\n`).update(readFileSync(path));
  }
  return join(root, `dist/web-${hash.digest('hex').slice(0, 16)}`);
}

/** In a process of its own: a builder's memory is not the server's to carry. */
function buildInto(outDir: string, root: string) {
  const { status } = spawnSync(process.execPath, [bundler, outDir], {
    cwd: root,
    stdio: 'inherit',
    // However the server was started: React's development build is another one, under the same name.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The web client could not be built.');
}

/** Whole or not at all. Where somebody else was faster, theirs is as good. */
function putInPlace(made: string, folder: string) {
  try {
    renameSync(made, folder);
  } catch {
    if (isWhole(folder)) return remove(made);
    remove(folder);
    renameSync(made, folder);
  }
}

/** And builds that were interrupted, as soon as they cannot be under way. */
function removeOldest(dist: string) {
  const all = readdirSync(dist)
    .filter((name) => /^web(-|$)/.test(name))
    .map((name) => ({ path: join(dist, name), usedAt: changedAt(join(dist, name)) }))
    .sort((one, other) => other.usedAt - one.usedAt);
  const { whole = [], half = [] } = Object.groupBy(all, ({ path }) =>
    isWhole(path) ? 'whole' : 'half',
  );
  const interrupted = half.filter(({ usedAt }) => usedAt < Date.now() - HOUR);
  for (const { path } of [...whole.slice(KEPT), ...interrupted]) remove(path);
}

function remove(path: string) {
  try {
    // First that by which it counts as whole: whoever finds the rest builds it anew.
    rmSync(join(path, '.vite'), { recursive: true, force: true });
    rmSync(path, { recursive: true, force: true });
  } catch {
    // What another user built is theirs to remove.
  }
}

/** Who builds at the same time may just have moved it. */
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
