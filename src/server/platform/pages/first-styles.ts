import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type FirstStyles = {
  /** For the head of a page: it is drawn before the sheet of the whole client has come. */
  element: string;
  /** By which the content security policy knows this element, and no other. */
  hash: string;
};

type Drawn = { css?: readonly string[]; imports?: readonly string[] };

/** What the first paint of a page is drawn with: a sixth of all styles. */
export async function readFirstStyles(folder: string): Promise<FirstStyles> {
  const manifest: Readonly<Record<string, Drawn | undefined>> = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  const sheets = [...sheetsOf(manifest, 'src/web/first-paint.tsx')];
  const texts = await Promise.all(sheets.map((file) => readFile(join(folder, file), 'utf8')));
  const css = texts.join('');
  return {
    element: `<style>${css}</style>`,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}

/** Those of what it imports come first, as in the sheet of the whole. */
function sheetsOf(
  manifest: Readonly<Record<string, Drawn | undefined>>,
  name: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(name)) return new Set();
  seen.add(name);
  const { css = [], imports = [] } = manifest[name] ?? {};
  return new Set([...imports.flatMap((each) => [...sheetsOf(manifest, each, seen)]), ...css]);
}
