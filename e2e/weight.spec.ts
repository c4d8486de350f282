import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtClient } from '../scripts/web-build.ts';

// One after the other: the first may have to build the client.
test.describe.configure({ mode: 'default' });

/* The gates of the design, in KB of gzip. What a screen opens later comes in files of its own. */
const beforeTheFirstList = 150;
const forAFurtherScreen = 25;

/** Where people write or follow one thing: nobody's list waits for these. */
const withoutList = /\/(assign-many|import|review|reflection)-screen\.tsx$/;

type Built = { file: string; imports?: string[]; isEntry?: true; isDynamicEntry?: true };

function openClient() {
  const { folder } = builtClient();
  const manifest = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const built = new Map<string, Built>(Object.entries(JSON.parse(manifest)));
  const all = [...built].map(([source, { isEntry, isDynamicEntry }]) => ({
    ...{ source, isEntry },
    isScreen: isDynamicEntry === true && /-(screen|panel)\.tsx$/.test(source),
  }));

  /** Everything the browser needs before it can run these: their files, and what those import. */
  function filesFor(sources: readonly string[], found = new Set<string>()): Set<string> {
    for (const { file, imports = [] } of sources.flatMap((source) => built.get(source) ?? [])) {
      if (found.has(file)) continue;
      found.add(file);
      filesFor(imports, found);
    }
    return found;
  }

  return {
    filesFor,
    start: all.filter(({ isEntry }) => isEntry).map(({ source }) => source),
    screens: all.filter(({ isScreen }) => isScreen).map(({ source }) => source),
    weightOf: (file: string) =>
      gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1024,
  };
}

test('no list waits for more script than the design allows @wide', () => {
  const { screens, start, filesFor, weightOf } = openClient();
  const lists = screens.filter((source) => !withoutList.test(source));
  expect(lists).toContain('src/web/users-screen.tsx');
  const weights = lists.map((list) => {
    const files = [...filesFor([...start, list])];
    return { list, weight: files.reduce((sum, file) => sum + weightOf(file), 0) };
  });
  expect(weights.filter(({ weight }) => weight > beforeTheFirstList)).toEqual([]);
});

test('no file of a further screen is more than the design allows @wide', () => {
  const { screens, start, filesFor, weightOf } = openClient();
  const known = filesFor(start);
  const further = [...filesFor(screens)].filter((file) => !known.has(file));
  expect(further.filter((file) => weightOf(file) > forAFurtherScreen)).toEqual([]);
});
