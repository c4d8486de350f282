import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { onTestEnd } from '#testing/on-test-end.ts';
import { readBuiltClient } from './built-client.ts';

const module = new URL('../../../../scripts/web-build.ts', import.meta.url);
const script = `import { builtClient } from ${JSON.stringify(module)};
process.stdout.write(builtClient(process.argv[1]).folder);`;

const config = `import { existsSync, renameSync } from 'node:fs';
const buildStart = () => existsSync('meanwhile') && renameSync('meanwhile', 'src/web/main.ts');
export default { build: { manifest: true }, plugins: [{ name: 'meanwhile', buildStart }] };`;

/** A checkout with a client of one line. */
function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'stepwise-build-'));
  onTestEnd(() => rm(root, { recursive: true }));
  mkdirSync(join(root, 'src/web'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const says = (text: string) =>
    write('src/web/main.ts', `document.title = ${JSON.stringify(text)} + process.env.NODE_ENV;`);
  write('index.html', '<!doctype html><script type="module" src="/src/web/main.ts"></script>');
  write('package.json', '{ "type": "module" }');
  write('src/web/first-paint.tsx', "export const firstPaint = async () => '';");
  write('vite.config.ts', config);
  says('Kia ora');
  return {
    says,
    /** What somebody writes the moment the next build has begun. */
    meanwhile: (text: string) => write('meanwhile', `document.title = ${JSON.stringify(text)};`),
    built: () => readdirSync(join(root, 'dist')),
    /** What somebody else left beside it so many hours ago, whole or not. */
    left(name: string, { hours, isWhole }: { hours: number; isWhole: boolean }) {
      const folder = join(root, 'dist', name);
      mkdirSync(join(folder, '.vite'), { recursive: true });
      if (isWhole) writeFileSync(join(folder, '.vite/manifest.json'), '{}');
      const then = new Date(Date.now() - hours * 60 * 60_000);
      utimesSync(folder, then, then);
    },
    /** In a process of its own, as a server that starts has it built. */
    async build(environment: Record<string, string> = {}) {
      const options = ['--input-type=module', '--eval', script, root];
      const env = { ...process.env, ...environment };
      return (await promisify(execFile)(process.execPath, options, { env })).stdout;
    },
  };
}

/** The page and the one script that it wants. */
async function contentsOf(folder: string) {
  const { page } = await readBuiltClient(folder);
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

test('a version of which somebody removed a half is built anew', async () => {
  const { build } = checkout();
  const folder = await build();
  rmSync(join(folder, '.vite'), { recursive: true });
  rmSync(join(folder, 'assets'), { recursive: true });

  expect(await build()).toBe(folder);
  expect(await contentsOf(folder)).toContain('Kia ora');
});

test('however the server is started, the client is the one for production', async () => {
  const { build } = checkout();
  expect(await contentsOf(await build({ NODE_ENV: 'development' }))).toContain('production');
});

test('the ten versions last used are kept, and no builds that were interrupted', async () => {
  const { build, built, left } = checkout();
  const others = Array.from({ length: 12 }, (_, index) => `web-${'0'.repeat(14)}${index + 10}`);
  for (const [index, name] of others.entries()) left(name, { hours: index + 2, isWhole: true });
  left('web', { hours: 100, isWhole: true });
  left('web-0000000000000010-interrupted', { hours: 2, isWhole: false });
  left('web-0000000000000010-under-way', { hours: 0, isWhole: false });

  const folder = await build();

  expect(new Set(built())).toEqual(
    new Set([basename(folder), ...others.slice(0, 9), 'web-0000000000000010-under-way']),
  );
});
