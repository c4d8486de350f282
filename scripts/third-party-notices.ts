import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommand } from './command-line.ts';
import { type Packages, readLockfile } from './lockfile.ts';

const { values } = parseCommand({
  usage: `npm run notices
Writes THIRD_PARTY_NOTICES: every package whose code the server runs or the browser gets, with its licence.
  --check   only compares the list with package-lock.json, in milliseconds`,
  options: { check: { type: 'boolean' } },
});
const file = 'THIRD_PARTY_NOTICES';

type Named = { path: string; name: string; version: string; license: string; isForOne: boolean };

/** The folder of a dependency, as Node finds it from the package at `from`. */
function folderOf(packages: Packages, name: string, from: string): string | undefined {
  const places = from.split('/node_modules/').map((_, index, parts) => {
    const above = parts.slice(0, parts.length - index).join('/node_modules/');
    return above ? `${above}/node_modules/${name}` : `node_modules/${name}`;
  });
  return [...places, `node_modules/${name}`].find((place) => place in packages);
}

/** What src/web imports is built into the files of the browser, though it is no run-time dependency. */
function importedByClient(): string[] {
  const sources = globSync('src/web/**/*.{ts,tsx}', { exclude: ['**/*.test*'] });
  const names = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/from '((?:@[\w-]+\/)?[a-z][\w.-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)];
}

function shipped(packages: Packages): Named[] {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const path = folderOf(packages, name, from);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const each of Object.keys(needed)) visit(each, path);
  };
  const roots = Object.entries(packages).filter(([path, { dev }]) => path && !dev);
  for (const [path] of roots) found.add(path);
  for (const name of importedByClient()) visit(name, '');
  return [...found].sort().map((path) => {
    const { version = '', license = 'see its own files', os } = packages[path] ?? {};
    const name = path.split('node_modules/').at(-1) ?? '';
    return { path, name, version, license, isForOne: os !== undefined };
  });
}

/** The texts in a package's folder; those for one kind of machine say what their main package says. */
function textsOf({ path, isForOne }: Named): string {
  if (isForOne || !existsSync(path)) return '';
  return readdirSync(path)
    .filter((name) => /^(licen[sc]e|notice|copying)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

const listOf = (all: Named[]) => [
  ...new Set(all.map(({ name, version, license }) => `${name} ${version}, ${license}`)),
];

const all = shipped(readLockfile());
const list = `${listOf(all).join('\n')}\n`;
const heading = `Stepwise contains the work of others. Written by \`npm run notices\`.\n\n${list}`;
if (values.check) {
  if (!existsSync(file) || !readFileSync(file, 'utf8').startsWith(heading)) {
    console.error(`${file} is not about package-lock.json as it is now: npm run notices`);
    process.exit(1);
  }
} else {
  const byText = Map.groupBy(all, textsOf);
  byText.delete('');
  const texts = [...byText].map(
    ([text, those]) => `${'='.repeat(80)}\n${listOf(those).join('\n')}\n\n${text}\n`,
  );
  writeFileSync(file, `${heading}\n${texts.join('\n')}`);
}
console.log(`${file}: ${all.length} packages`);
