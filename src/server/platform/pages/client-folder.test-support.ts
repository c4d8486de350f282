import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestEnd } from '#testing/on-test-end.ts';

/**
 * As much of a built client as there must be for its page. The page is the one it is built from: the
 * server finds its places in it, or changes nothing.
 */
export async function clientFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-client-'));
  onTestEnd(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'first-paint', '.vite'), { recursive: true });
  await writeFile(join(folder, 'first-paint', '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, 'first-paint', 'first-paint.js'), drawsTheHeading);
  await copyFile('index.html', join(folder, 'index.html'));
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  return { folder };
}

/** The real one is the client's (src/web/first-paint.test.tsx). */
const drawsTheHeading = `export const firstPaint = async (path, { appName, language, guest }) =>
  \`<h1>\${path} of \${appName} in \${language.locale}</h1>\` +
  (guest ? \`<p>\${guest.to}: \${guest.answers.map(({ call }) => call).join(' ')}</p>\` : '');

export const drawPage = async (address, { data }) => {
  if (address.includes('search=fails')) throw new Error('It cannot be drawn.');
  return \`<main>\${address}: \${data.answers.map(({ call }) => call).join(' ')}</main>\`;
};`;
