import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { atEnd } from '#testing/at-end.ts';
import { readClient } from './built-client.ts';

const module = new URL('../../../scripts/web-build.ts', import.meta.url);
const script = `import { builtClient } from ${JSON.stringify(module)};
process.stdout.write(builtClient(process.argv[1]).folder);`;

const config = `import { existsSync, renameSync } from 'node:fs';
const buildStart = () => existsSync('meanwhile') && renameSync('meanwhile', 'src/web/main.ts');
export default { build: { manifest: true }, plugins: [{ name: 'meanwhile', buildStart }] };`;

/** A checkout with a client of one line. */
function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'stepwise-build-'));
  atEnd(() => rm(root, { recursive: true }));
  mkdirSync(join(root, 'src/web'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const says = (text: string) =>
    write('src/web/main.ts', `document.title = ${JSON.stringify(text)};`);
  write('index.html', '<!doctype html><script type="module" src="/src/web/main.ts"></script>');
  write('vite.config.ts', config);
  says('Kia ora');
  return {
    says,
    /** What somebody writes the moment the next build has begun. */
    meanwhile: (text: string) => write('meanwhile', `document.title = ${JSON.stringify(text)};`),
    built: () => readdirSync(join(root, 'dist')),
    /** In a process of its own, as a server that starts has it built. */
    async build() {
      const options = ['--input-type=module', '--eval', script, root];
      return (await promisify(execFile)(process.execPath, options)).stdout;
    },
  };
}

/** The page and the one script that it wants. */
async function contentsOf(folder: string) {
  const { page } = await readClient(folder);
  const src = /src="([^"]+)"/.exec(page)?.[1] ?? '';
  return readFileSync(join(folder, src), 'utf8');
}

test('of several who build the client at once, each gets the same whole one', async () => {
  const { build, built } = checkout();

  const folders = await Promise.all([build(), build(), build()]);

  expect(new Set(folders).size).toBe(1);
  const [folder = ''] = folders;
  expect(built()).toEqual([basename(folder)]);
  expect(await contentsOf(folder)).toContain('Kia ora');
});

test('a client that is served stays whole while later ones are built, and is found again', async () => {
  const { build, says, built } = checkout();
  const served = await build();

  says('Haere mai');
  const later = await build();

  expect(await contentsOf(served)).toContain('Kia ora');
  expect(await contentsOf(later)).toContain('Haere mai');
  says('Kia ora');
  expect(await build()).toBe(served);
  expect(built()).toHaveLength(2);
});

test('what was changed while it was being built is taken for neither version', async () => {
  const { build, says, meanwhile } = checkout();
  meanwhile('Haere mai');
  await build();

  says('Kia ora');

  expect(await contentsOf(await build())).toContain('Kia ora');
});
