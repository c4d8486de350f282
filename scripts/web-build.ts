import { spawnSync } from 'node:child_process';
import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}dist/web`;
const sources = [
  ...['src/web/**', 'src/contract/**', 'src/texts/**', 'index.html', 'package.json'],
  ...['vite.config.ts', 'scripts/slim-contract.ts'],
];

/** The built web client, built now if it is missing or older than its sources. */
export function builtClient(): { folder: string } {
  if (isStale()) {
    // Beside the old one, then in its place: two that build at once don't see each other's half.
    const outDir = `${folder}-${process.pid}`;
    buildInto(outDir);
    putInPlace(outDir);
  }
  return { folder };
}

function putInPlace(outDir: string) {
  try {
    rmSync(folder, { recursive: true, force: true });
    renameSync(outDir, folder);
  } catch (error) {
    // Somebody else put theirs there in between, built from the same sources.
    rmSync(outDir, { recursive: true, force: true });
    if (isStale()) throw error;
  }
}

/** In a process of its own: a builder's memory is not the server's to carry. */
function buildInto(outDir: string) {
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

function isStale(): boolean {
  const page = `${folder}/index.html`;
  if (!existsSync(page)) return true;
  const builtAt = statSync(page).mtimeMs;
  return globSync(sources, { cwd: root }).some((file) => statSync(root + file).mtimeMs > builtAt);
}
