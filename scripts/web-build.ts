import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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

const checkout = fileURLToPath(new URL('..', import.meta.url));

/** All that the client is made from. */
const sources = [
  ...['src/web/**', 'src/contract/**', 'src/texts/**', 'index.html', 'package.json'],
  ...['package-lock.json', 'vite.config.ts', 'scripts/slim-contract.ts'],
];
const tests = ['**/*.test.{ts,tsx}', '**/*.test-support.{ts,tsx}'];

/** Old versions may still be served by a process that runs; each is 6 MB. */
const KEPT = 10;

/**
 * The built web client, built now unless it was before. Each version of the sources has a folder of
 * its own, so that nobody's files change or go while they are served, whoever builds meanwhile.
 */
export function builtClient(root = checkout): { folder: string } {
  const folder = folderFor(root);
  if (!existsSync(folder)) {
    const made = `${folder}-${process.pid}`;
    buildInto(made, root);
    // What was changed during the build is in it by half: good for this start, and for no other.
    if (folderFor(root) !== folder) return { folder: made };
    putInPlace(made, folder);
    removeOldest(join(root, 'dist'));
  }
  markUsed(folder);
  return { folder };
}

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
  const vite = fileURLToPath(import.meta.resolve('vite/package.json')).replace(
    'package.json',
    'bin/vite.js',
  );
  const options = ['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  const { status } = spawnSync(process.execPath, [vite, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The web client could not be built.');
}

/** Whole or not at all. Where somebody else was faster, theirs is as good. */
function putInPlace(made: string, folder: string) {
  try {
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function removeOldest(dist: string) {
  const versions = readdirSync(dist)
    .filter((name) => name.startsWith('web-'))
    .map((name) => ({ path: join(dist, name), usedAt: changedAt(join(dist, name)) }))
    .sort((one, other) => other.usedAt - one.usedAt);
  for (const { path } of versions.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}

/** Who builds at the same time may just have moved it. */
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
