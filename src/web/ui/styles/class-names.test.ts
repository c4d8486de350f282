import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const imported = /import (\w+) from '([^']+\.module\.css)'/g;

const sheetOf = (file: string, path: string) =>
  readFileSync(path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path), 'utf8');

/** The classes that a component uses but its style sheet does not define. */
function missingIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(imported)].flatMap(([, name = '', path = '']) => {
    const sheet = sheetOf(file, path);
    const used = [...source.matchAll(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, 'g'))];
    return used
      .filter(([, className]) => !new RegExp(`\\.${className}(?![\\w-])`).test(sheet))
      .map(([use]) => `${file}: ${use}`);
  });
}

// The compiler accepts any name of a class.
test('every class that a component uses stands in its style sheet', () => {
  const files = globSync('src/web/**/*.tsx');
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(missingIn)).toEqual([]);
});
