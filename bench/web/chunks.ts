import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtClient } from '../../scripts/web-build.ts';

type Built = { file: string; imports?: string[]; isEntry?: true; isDynamicEntry?: true };

/** The largest file that a further screen, or what opens from it, may bring, in KB of gzip. */
export function largestChunk(): { file: string; weight: number } {
  const { folder } = builtClient();
  const manifest: Record<string, Built> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const reached = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const { file, imports = [] } of names.flatMap((name) => manifest[name] ?? [])) {
      if (!found.has(file)) reached(imports, found.add(file));
    }
    return found;
  };
  const namesOf = (kind: 'isEntry' | 'isDynamicEntry') =>
    Object.entries(manifest).flatMap(([name, built]) => (built[kind] ? [name] : []));
  const start = reached(namesOf('isEntry'));
  const screens = namesOf('isDynamicEntry').filter((name) => name.endsWith('.tsx'));
  const weights = [...reached(screens)]
    .filter((file) => !start.has(file))
    .map((file) => ({ file, weight: gzipSync(readFileSync(join(folder, file))).length / 1024 }));
  return weights.reduce((most, one) => (one.weight > most.weight ? one : most), {
    file: '',
    weight: 0,
  });
}
