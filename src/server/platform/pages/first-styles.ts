import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '#contract/pages/page.ts';
import { pages } from '#contract/pages/page-list.ts';
import { screenFiles, screenParts } from './screen-files.ts';

export type FirstStyles = {
  /** For the head of a page: it is drawn before the sheet of the whole client has come. */
  element: string;
  /** By which the content security policy knows this element, and no other. */
  hash: string;
};

type Drawn = { css?: readonly string[]; imports?: readonly string[] };
type Manifest = Readonly<Record<string, Drawn | undefined>>;

const frame = 'src/web/first-paint.tsx';

/**
 * What the first paint of a page is drawn with, a sixth of all styles; and with those of its screen,
 * half as much again, where that is drawn with its data.
 */
export async function readFirstStyles(folder: string): Promise<(page: Page) => FirstStyles> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  const read = async (...sources: string[]) => {
    const sheets = new Set(sources.flatMap((source) => [...sheetsOf(manifest, source)]));
    const files = [...sheets].map((file) => readFile(join(folder, file), 'utf8'));
    return stylesOf((await Promise.all(files)).join(''));
  };
  const ofEveryPage = await read(frame);
  const drawn = pages.filter(({ isDrawn }: Page) => isDrawn);
  const ofDrawn = new Map<string, FirstStyles>(
    await Promise.all(
      drawn.map(async ({ path }) => {
        const parts = screenParts[path] ?? [];
        return [path, await read(frame, screenFiles[path] ?? '', ...parts)] as const;
      }),
    ),
  );
  return ({ path }) => ofDrawn.get(path) ?? ofEveryPage;
}

const stylesOf = (css: string): FirstStyles => ({
  element: `<style>${css}</style>`,
  hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
});

/** Those of what it imports come first, as in the sheet of the whole. */
function sheetsOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return new Set();
  seen.add(name);
  const { css = [], imports = [] } = manifest[name] ?? {};
  return new Set([...imports.flatMap((each) => [...sheetsOf(manifest, each, seen)]), ...css]);
}
