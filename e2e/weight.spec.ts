import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pages } from '#contract/pages/page-list.ts';
import { screenFiles } from '#server/platform/pages/screen-files.ts';
import { builtClient } from '../scripts/web-build.ts';
import { expect, test } from './fixtures.ts';

// Serial, as the first may have to build the client.
test.describe.configure({ mode: 'default' });

/* The limits of the design, in KB of gzip. Parts that a screen opens later are in chunks of their own. */
const beforeTheFirstList = 165;
const forAFurtherScreen = 20;

/** Screens without a list, where people write or follow one thing. */
const withoutList =
  /\/((assign-many|import|review|reflection)-screen|(account|area|person)-page)\.tsx$/;

/** The entry of a page: a screen of one feature, a part of one, or several together. */
const pageOf = /-(screen|panel|page)\.tsx$/;

const translator = 'src/messages/translation-store.ts';

/** Of a page, beside the start. */
const mostFiles = {
  '/users': 4,
  '/organisations': 5,
  '/learning/areas': 4,
  '/learning/pods': 6,
  '/subscriptions': 7,
  '/mentor/review-learning/reflection/$reflection': 23,
};

const packed = (script: Buffer) => gzipSync(script, { level: 9 }).length / 1024;

type Built = { file: string; imports?: string[]; isEntry?: true; isDynamicEntry?: true };

function openClient() {
  const { folder } = builtClient();
  const manifest = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const built = new Map<string, Built>(Object.entries(JSON.parse(manifest)));
  const all = [...built].map(([source, { isEntry, isDynamicEntry }]) => ({
    source,
    isEntry,
    isScreen: isDynamicEntry === true && pageOf.test(source),
    isFurther: isDynamicEntry === true && source.endsWith('.tsx'),
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
    /** The screens, and what opens from them later. */
    further: all.filter(({ isFurther }) => isFurther).map(({ source }) => source),
    contentsOf: (file: string) => readFileSync(join(folder, file), 'utf8'),
    weightOf: (file: string) => packed(readFileSync(join(folder, file))),
  };
}

/** The lists that need more than the limit, counting their files, the start and these. */
function tooHeavy(beside: readonly string[], texts = 0) {
  const { screens, start, filesFor, weightOf } = openClient();
  const lists = screens.filter((source) => !withoutList.test(source));
  expect(lists).toContain('src/web/routes/people/users-page.tsx');
  return lists
    .map((list) => {
      const files = [...filesFor([...start, ...beside, list])];
      return { list, weight: files.reduce((sum, file) => sum + weightOf(file), texts) };
    })
    .filter(({ weight }) => weight > beforeTheFirstList);
}

test('no list waits for more script than the design allows @wide', () => {
  expect(tooHeavy([])).toEqual([]);
});

// English with reworded texts needs less: the same translator, and fewer texts.
test('nor does one in te reo Māori, with i18next and the texts of it @wide', async ({
  request,
}) => {
  const { filesFor } = openClient();
  expect(filesFor([translator]).size).toBeGreaterThan(0);
  const script = await request.get('/js/translations.js?locale=mi&only=changed');
  const texts = await script.body();
  expect(texts.toString()).toContain('Takiuru');
  expect(tooHeavy([translator], packed(texts))).toEqual([]);
});

test('a page comes in a few files, which its document asks for beside the start @wide', () => {
  const { start, filesFor } = openClient();
  const startFiles = filesFor(start);
  const filesOf = (page: string) =>
    [...filesFor([screenFiles[page] ?? ''])].filter((file) => !startFiles.has(file));
  for (const [page, most] of Object.entries(mostFiles)) {
    expect(filesOf(page).length, page).toBeLessThanOrEqual(most);
  }
  const ofUsers = pages.filter(({ guard }) => guard === 'auth');
  expect(ofUsers.filter(({ path }) => filesOf(path).length === 0)).toEqual([]);
});

test('no browser gets the schemas of the calls: the server is the only judge @wide', () => {
  const { filesFor, start, screens, contentsOf } = openClient();
  // A property of every zod schema, which no minifier renames.
  const withZod = [...filesFor([...start, ...screens])].filter((file) =>
    /\b_zod\b/.test(contentsOf(file)),
  );
  expect(withZod).toEqual([]);
});

test('no file of a further screen, or of what opens from one, is more than the design allows @wide', () => {
  const { further, start, filesFor, weightOf } = openClient();
  const startFiles = filesFor(start);
  const files = [...filesFor(further)].filter((file) => !startFiles.has(file));
  expect(files.filter((file) => weightOf(file) > forAFurtherScreen)).toEqual([]);
});
