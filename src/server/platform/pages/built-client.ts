import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type BuiltClient = {
  /** The page, with places for what the server puts into it. */
  page: string;
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
  const [page, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ]);
  const built: Manifest = JSON.parse(manifest);
  const translator = built['src/messages/translation-store.ts'];
  return {
    page,
    translator: translator && `/${translator.file}`,
    ahead: new Map(entryPoints.map(([path, source]) => [path, filesOf(built, source)])),
  };
}

/** With what it imports, but for the start: the page itself asks for that. */
function filesOf(built: Manifest, source: string): string[] {
  const { file, imports = [] } = built[source] ?? {};
  const others = imports.filter((name) => name !== 'index.html');
  return file === undefined ? [] : [`/${file}`, ...others.flatMap((name) => filesOf(built, name))];
}
