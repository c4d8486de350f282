import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}dist/web`;
const sources = ['src/web/**', 'src/contract/**', 'index.html', 'vite.config.ts', 'package.json'];

/** The built web client, built now if it is missing or older than its sources. */
export async function builtClient(): Promise<{ folder: string }> {
  if (isStale()) {
    const { build } = await import('vite');
    // Beside the old one, then in its place: two that build at once don't see each other's half.
    const outDir = `${folder}-${process.pid}`;
    await build({ root, logLevel: 'warn', build: { outDir } });
    rmSync(folder, { recursive: true, force: true });
    renameSync(outDir, folder);
  }
  return { folder };
}

function isStale(): boolean {
  const page = `${folder}/index.html`;
  if (!existsSync(page)) return true;
  const builtAt = statSync(page).mtimeMs;
  return globSync(sources, { cwd: root }).some((file) => statSync(root + file).mtimeMs > builtAt);
}
