import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstPaint } from '#contract/pages/first-paint.ts';

export type BuiltClient = {
  /** The page, with places for what the server puts into it. */
  page: string;
  /** What the page shows before its script runs. */
  firstPaint: FirstPaint;
  /** The script that the page fetches where it says more than the English it was built with. */
  translator: string | undefined;
  /** By page: the files of its screen, where a visit begins with it and each moment counts. */
  ahead: ReadonlyMap<string, readonly string[]>;
};

type ManifestChunk = { file: string; imports?: readonly string[] };
type Manifest = Readonly<Record<string, ManifestChunk | undefined>>;

const entryPoints = [
  ['/login', 'src/web/features/accounts/login-screen.tsx'],
  ['/dashboard', 'src/web/routes/own/dashboard-page.tsx'],
] as const;

export async function readBuiltClient(folder: string): Promise<BuiltClient> {
  const firstPaint = pathToFileURL(join(folder, 'first-paint', 'first-paint.js')).href;
  const [page, manifest, drawn]: [string, string, { firstPaint: FirstPaint }] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
    import(firstPaint),
  ]);
  const built: Manifest = JSON.parse(manifest);
  const translator = built['src/messages/translation-store.ts'];
  return {
    page,
    firstPaint: cachedByLanguage(drawn.firstPaint),
    translator: translator && `/${translator.file}`,
    ahead: new Map(entryPoints.map(([path, source]) => [path, filesOf(built, source)])),
  };
}

/** A page is the same for all readers of a language, until somebody rewords a text of it. */
function cachedByLanguage(draw: FirstPaint): FirstPaint {
  const byLanguage = new WeakMap<object, Map<string, Promise<string>>>();
  return (path, options) => {
    const cached = byLanguage.get(options.language) ?? new Map<string, Promise<string>>();
    byLanguage.set(options.language, cached);
    const drawn = cached.get(path) ?? draw(path, options);
    cached.set(path, drawn);
    drawn.catch(() => cached.delete(path));
    return drawn;
  };
}

/** With what it imports, but for the start: the page itself asks for that. */
function filesOf(built: Manifest, source: string): string[] {
  const { file, imports = [] } = built[source] ?? {};
  const others = imports.filter((name) => name !== 'index.html');
  return file === undefined ? [] : [`/${file}`, ...others.flatMap((name) => filesOf(built, name))];
}
