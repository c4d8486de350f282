import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestEnd } from '#testing/on-test-end.ts';
import { readyShell } from '#web/ready-shell.ts';

/**
 * As much of a built client as there must be for its page. The page is the one it is built from: the
 * server finds its places in it, or changes nothing.
 */
export async function clientFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-client-'));
  onTestEnd(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await copyFile('index.html', join(folder, 'index.html'));
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  return { folder, firstPaint: readyShell };
}
