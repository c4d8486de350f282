import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawPage, FirstPaint } from '#contract/pages/first-paint.ts';
import type { Page } from '#contract/pages/page.ts';
import { type FirstStyles, readFirstStyles } from './first-styles.ts';
import { screenFiles } from './screen-files.ts';

export type BuiltClient = {
  /** The page, with places for what the server puts into it. */
  page: string;
  /** What the page shows before its script runs. */
  firstPaint: FirstPaint;
  /** The page with its data. */
  drawPage: DrawPage;
  /** What a page is drawn with before the sheet of the whole client is there, but for the forms of guests. */
  firstStyles: (page: Page) => FirstStyles;
  /** The script that the page fetches where it says more than the English it was built with. */
  translator: string | undefined;
  /** By page: the files of its screen. */
  ahead: ReadonlyMap<string, readonly string[]>;
};

type ManifestChunk = { file: string; imports?: readonly string[] };
type Drawn = Pick<BuiltClient, 'firstPaint' | 'drawPage'>;
type Parts = [string, string, BuiltClient['firstStyles'], Drawn];
type Manifest = Readonly<Record<string, ManifestChunk | undefined>>;

const screens = Object.entries(screenFiles);

export async function readBuiltClient(folder: string): Promise<BuiltClient> {
  const firstPaint = pathToFileURL(join(folder, 'first-paint', 'first-paint.js')).href;
  const [page, manifest, firstStyles, drawn]: Parts = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
    readFirstStyles(join(folder, 'first-paint')),
    import(firstPaint),
  ]);
  const built: Manifest = JSON.parse(manifest);
  const translator = built['src/messages/translation-store.ts'];
  return {
    page,
    firstPaint: cachedByLanguage(drawn.firstPaint),
    drawPage: drawn.drawPage,
    firstStyles,
    translator: translator && `/${translator.file}`,
    ahead: new Map(screens.map(([path, source]) => [path, filesOf(built, source)])),
  };
}

type Drawing = { with: string; html: Promise<string> };

/**
 * A page is the same for all readers of a language, until somebody rewords a text of it, or what it
 * is drawn with changes: of each page the last one is kept.
 */
function cachedByLanguage(draw: FirstPaint): FirstPaint {
  const byLanguage = new WeakMap<object, Map<string, Drawing>>();
  return (path, options) => {
    // What leads back to one of countless addresses is not worth keeping.
    if (options.guest?.to !== undefined) return draw(path, options);
    const cached = byLanguage.get(options.language) ?? new Map<string, Drawing>();
    byLanguage.set(options.language, cached);
    const drawnWith = JSON.stringify(options.guest ?? null);
    const kept = cached.get(path);
    if (kept?.with === drawnWith) return kept.html;
    const drawing = { with: drawnWith, html: draw(path, options) };
    cached.set(path, drawing);
    drawing.html.catch(() => cached.delete(path));
    return drawing.html;
  };
}

/** With all it imports, but for the start: the page itself asks for that. */
function filesOf(built: Manifest, source: string): string[] {
  const found = new Set<string>();
  const find = (name: string) => {
    const { file, imports = [] } = built[name] ?? {};
    if (name === 'index.html' || file === undefined || found.has(file)) return;
    found.add(file);
    imports.forEach(find);
  };
  find(source);
  return [...found].map((file) => `/${file}`);
}
