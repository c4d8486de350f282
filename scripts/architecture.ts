import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/**
 * Who may import what (design: style.md 4.4). dependency-cruiser would do this, but does not
 * run on TypeScript 7 yet (docs/decisions/005). Read each rule as a sentence: `from` never `to`.
 */
type Rule = { name: string; from: RegExp; but?: RegExp; to: RegExp; types?: 'allowed' };

const tests = /\.test(-support)?\.tsx?$/;

const rules: Rule[] = [
  {
    name: 'what stands in lib knows nothing of the product',
    from: /^src\/lib\//,
    to: /^src\/(?!lib\/)/,
  },
  {
    name: 'messages stand alone',
    from: /^src\/messages\//,
    but: tests,
    to: /^src\/(?!(messages|lib\/messages)\/)|^(?!src\/)/,
  },
  {
    name: 'the contract stands alone, on messages',
    from: /^src\/contract\//,
    but: tests,
    to: /^src\/(?!(contract|messages|lib\/messages)\/)|^(?!zod$|src\/)/,
  },
  {
    name: 'the browser knows only the contract',
    from: /^src\/web\//,
    but: tests,
    to: /^src\/((server|testing|demo)\/|lib\/(?!messages\/))|^(fastify|drizzle-orm|pg|zod)/,
  },
  {
    name: 'browsers get the calls, and of their schemas only the types',
    from: /^src\/(web|messages|contract)\/(?!.*\.schemas\.ts$|endpoints\.ts$)/,
    but: tests,
    to: /\.schemas\.ts$|^src\/contract\/endpoints\.ts$|^zod$/,
    types: 'allowed',
  },
  {
    name: 'the server knows nothing of the browser',
    from: /^src\/server\//,
    but: tests,
    to: /^src\/web\/|^react/,
  },
  {
    name: 'the schema stands alone',
    from: /^src\/server\/schema\//,
    to: /^src\/(?!server\/schema\/)/,
  },
  {
    name: 'the platform knows no feature',
    from: /^src\/server\/platform\//,
    but: tests,
    to: /\/features\//,
  },
  {
    name: 'languages stand alone',
    from: /^src\/web\/i18n\//,
    but: tests,
    to: /^src\/web\/(?!i18n\/|(settings|heading-focus)\.ts$)/,
  },
  {
    name: 'what people see is drawn without data',
    from: /^src\/web\/ui\//,
    but: tests,
    to: /^src\/web\/(?!(i18n|ui)\/|(settings|heading-focus)\.ts$)|^@tanstack\/react-query/,
  },
  {
    name: 'the platform draws nothing',
    from: /^src\/web\/platform\//,
    but: tests,
    to: /^src\/web\/(?!(i18n|platform)\/|(settings|heading-focus)\.ts$)/,
  },
  {
    name: 'patterns know no feature',
    from: /^src\/web\/patterns\//,
    but: tests,
    to: /^src\/web\/(?!(i18n|ui|platform|patterns)\/|(settings|heading-focus)\.ts$)/,
  },
  {
    name: 'use cases know no HTTP',
    from: /^src\/server\/features\//,
    but: /\/routes\.ts$|\.test\.ts$/,
    to: /^fastify|^@fastify|platform\/http\/(route|cookies)\.ts$|\/access-hooks\.ts$/,
  },
  {
    name: 'rules are pure',
    from: /\/rules\.ts$/,
    to: /^src\/server\/(schema|platform)|^(?!src\/)/,
    types: 'allowed',
  },
  {
    name: 'only tests use the testing world',
    from: /^src\/(?!testing\/|demo\/)/,
    but: tests,
    to: /^src\/testing\//,
  },
];

/** Tables, and the only folders that may write them: the file of schema/ says whose they are. */
const owners: Record<string, RegExp> = {
  accounts: /^src\/server\/(features\/(accounts|my-account)\/|platform\/auth\/session\.ts)/,
  'api-tokens': /^src\/server\/(features\/api-tokens\/|platform\/auth\/api-token\.ts)/,
  audit: /^src\/server\/features\/audit\//,
  backups: /^src\/server\/features\/backups\//,
  caseload: /^src\/server\/features\/caseload\//,
  certificates: /^src\/server\/features\/certificates\//,
  drafts: /^src\/server\/features\/mentoring\//,
  'factors/factor-resets': /^src\/server\/features\/factor-resets\//,
  'factors/factor-rules': /^src\/server\/features\/factor-rules\//,
  'factors/factors': /^src\/server\/features\/factors\//,
  imports: /^src\/server\/features\/imports\//,
  learning: /^src\/server\/features\/(learning|questions|assigning|my-learning)\//,
  localisation: /^src\/server\/features\/localisation\//,
  mentoring: /^src\/server\/features\/(mentoring|my-learning)\//,
  notices: /^src\/server\/features\/notices\//,
  people: /^src\/server\/features\/(people|organisations|accounts|my-account)\//,
  phrases: /^src\/server\/features\/phrases\//,
  platform: /^src\/server\/platform\//,
  'reflection-steps': /^src\/server\/features\/mentoring\//,
  'send-backs': /^src\/server\/features\/mentoring\//,
  sharing: /^src\/server\/features\/my-learning\//,
  'single-sign-on': /^src\/server\/features\/single-sign-on\//,
  subscriptions: /^src\/server\/features\/subscriptions\//,
};
const mayWriteAll = /^src\/(testing|demo)\/|\.test\.tsx?$|\.test-support\.tsx?$/;

type Import = { target: string; typeOnly: boolean };

function importsOf(file: string, source: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const isTypeOnly = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    target: resolve(file, moduleRequest.value),
    typeOnly: isTypeOnly(entries),
  }));
  const exported = staticExports.flatMap(({ entries }) => {
    const request = entries[0]?.moduleRequest;
    return request ? [{ target: resolve(file, request.value), typeOnly: isTypeOnly(entries) }] : [];
  });
  const loaded = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    target: resolve(file, source.slice(start + 1, end - 1)),
    typeOnly: false,
  }));
  return [...imported, ...exported, ...loaded];
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return specifier.replace(/^#(contract|lib|server|messages|web|testing)\//, 'src/$1/');
}

/** Features of one side meet at an index.ts; screens meet only in web/routes. */
function meetsInside(file: string, target: string): boolean {
  const [, side, own] = /^src\/(server|web)\/features\/([^/]+)\//.exec(file) ?? [];
  const [, other, path] = new RegExp(`^src/${side}/features/([^/]+)/(.*)`).exec(target) ?? [];
  if (!own || !other || own === other || tests.test(file)) return false;
  return side === 'web' || path !== 'index.ts';
}

function brokenImports(file: string, source: string): string[] {
  return importsOf(file, source).flatMap(({ target, typeOnly }) => {
    const broken = rules.filter(
      ({ from, but, to, types }) =>
        from.test(file) &&
        !but?.test(file) &&
        to.test(target) &&
        !(typeOnly && types === 'allowed'),
    );
    const names = broken.map(({ name }) => name);
    if (meetsInside(file, target)) names.push('features meet at index.ts');
    return names.map((name) => `${file} imports ${target}: ${name}.`);
  });
}

function tablesOf(owner: string): string[] {
  const source = readFileSync(`src/server/schema/${owner}.ts`, 'utf8');
  return [...source.matchAll(/export const (\w+) = pgTable/g)].map(([, name = '']) => name);
}

function foreignWrites(file: string, source: string): string[] {
  if (mayWriteAll.test(file)) return [];
  return Object.entries(owners).flatMap(([owner, folder]) => {
    if (folder.test(file)) return [];
    const written = tablesOf(owner).filter((table) =>
      new RegExp(`\\.(insert|update|delete)\\(\\s*${table}\\s*\\)`).test(source),
    );
    return written.map((table) => `${file} writes ${table}, which belongs to ${owner}.`);
  });
}

const vagueNames = /\/(utils?|helpers?|common|misc|manager|base)(\/|\.tsx?$)/;

const files = globSync('src/**/*.{ts,tsx}').sort();
const broken = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const named = vagueNames.test(file) ? [`${file} has a name that says nothing.`] : [];
  return [...brokenImports(file, source), ...foreignWrites(file, source), ...named];
});

for (const line of broken) console.error(line);
console.log(`architecture: ${files.length} files, ${broken.length} broken rules`);
if (broken.length > 0) process.exit(1);
