import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}dist/web`;
const sources = ['src/web/**', 'src/contract/**', 'index.html', 'vite.config.ts', 'package.json'];

/** The built web client, built now if it is missing or older than its sources. */
export async function builtClient(): Promise<{ folder: string }> {
  if (isStale()) {
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
  }
  return { folder };
}

function isStale(): boolean {
  const page = `${folder}/index.html`;
  if (!existsSync(page)) return true;
  const builtAt = statSync(page).mtimeMs;
  return globSync(sources, { cwd: root }).some((file) => statSync(root + file).mtimeMs > builtAt);
}
