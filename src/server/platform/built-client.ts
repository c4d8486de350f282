import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type BuiltClient = {
  /** The page, with places for what the server puts into it. */
  page: string;
  /** The script that the page fetches where it says more than the English it was built with. */
  translator: string | undefined;
};

type Manifest = Readonly<Record<string, { file: string } | undefined>>;

export async function readClient(folder: string): Promise<BuiltClient> {
  const [page, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ]);
  const built: Manifest = JSON.parse(manifest);
  const translator = built['src/texts/translator.ts'];
  return { page, translator: translator && `/${translator.file}` };
}
