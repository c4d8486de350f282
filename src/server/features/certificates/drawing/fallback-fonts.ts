import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font, FontCollection } from 'fontkit';

export type OpenedFont = Font | FontCollection;

/**
 * Families for scripts that Noto Sans itself lacks and people in New Zealand have their names in. The
 * first that has a character draws it. Each comes in several files, and its `unicode.json` says which
 * characters to look for in which.
 */
const families = [
  'arabic',
  'hebrew',
  'devanagari',
  'gurmukhi',
  'gujarati',
  'bengali',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'thai',
  'khmer',
  'ethiopic',
  'sc',
  'kr',
].map((script) => `noto-sans-${script}`);

/** Latin, Greek, Cyrillic and their punctuation, all of which both faces of Noto Sans have. */
const onlyNotoSans =
  /^(?:[\u0300-\u036f]|[\u0020-\u007e\u00a0-\u024f\u0386-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff\u0400-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2116\u2122])+$/u;

/** Joiners, marks of direction and variants of emoji, which only shape their neighbours. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

type Range = readonly [from: number, to: number];
type FontFile = { path: string; ranges: readonly Range[] };

const { resolve } = createRequire(import.meta.url);
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What people see as one character each: a letter with its marks, an emoji with its joiners. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

export const isOfNotoSans = (grapheme: string): boolean => {
  const visible = grapheme.replace(invisible, '');
  return visible === '' || onlyNotoSans.test(visible);
};

/** The characters of a text that none of our fonts has. Most texts need no font to be opened. */
export async function unprintableIn(text: string): Promise<string[]> {
  const files = await filesFor([text]);
  return [...files].flatMap(([grapheme, file]) => (file === undefined ? [grapheme] : []));
}

/** A font of this weight for each character of the texts that Noto Sans lacks. */
export async function openFallbackFonts(
  texts: readonly string[],
  weight: number,
): Promise<Map<string, OpenedFont>> {
  const opened = new Map<string, OpenedFont>();
  for (const [file, entries] of Map.groupBy(await filesFor(texts), ([, file]) => file)) {
    if (file === undefined) continue;
    const font = await openAt(weight, file);
    for (const [grapheme] of entries) opened.set(grapheme, font);
  }
  return opened;
}

/**
 * fontkit can't embed a variable font in a PDF, so HarfBuzz makes one of a fixed weight from it. That
 * keeps every character, since shaping may use some that are not in the text.
 */
async function openAt(weight: number, { path, ranges }: FontFile): Promise<OpenedFont> {
  const [{ default: subsetFont }, { create }, { shapedByHarfBuzz }] = await Promise.all([
    import('subset-font'),
    import('fontkit'),
    import('./harfbuzz-font.ts'),
  ]);
  const characters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  const file = await subsetFont(await readFile(path), characters.join(''), options);
  const font = create(file);
  return 'layout' in font ? shapedByHarfBuzz(file, font) : font;
}

let fontFiles: Promise<FontFile[]> | undefined;

/** For each character that Noto Sans lacks, the first file that really has it: ranges claim too much. */
async function filesFor(texts: readonly string[]): Promise<Map<string, FontFile | undefined>> {
  const missing = new Set(texts.flatMap(graphemesOf).filter((grapheme) => !isOfNotoSans(grapheme)));
  if (missing.size === 0) return new Map();
  fontFiles ??= readFontFiles();
  const [files, { openSync }] = await Promise.all([fontFiles, import('fontkit')]);
  const opened = new Map<string, OpenedFont>();
  const open = (path: string) => {
    const font = opened.get(path) ?? openSync(path);
    opened.set(path, font);
    return font;
  };
  const fileOf = (grapheme: string) => {
    const points = Array.from(
      grapheme.replace(invisible, ''),
      (character) => character.codePointAt(0) ?? 0,
    );
    return files.find(({ path, ranges }) => {
      if (!points.every((point) => isInRanges(ranges, point))) return false;
      const font = open(path);
      return 'layout' in font && points.every((point) => font.hasGlyphForCodePoint(point));
    });
  };
  return new Map(Array.from(missing, (grapheme) => [grapheme, fileOf(grapheme)]));
}

const isInRanges = (ranges: readonly Range[], point: number) =>
  ranges.some(([from, to]) => from <= point && point <= to);

async function readFontFiles(): Promise<FontFile[]> {
  const files = await Promise.all([...families, 'noto-emoji'].map(readFamily));
  return files.flat();
}

async function readFamily(family: string): Promise<FontFile[]> {
  const folder = dirname(resolve(`@fontsource-variable/${family}/package.json`));
  const listed: unknown = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(Object(listed)).map(([name, ranges]) => ({
    path: join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: rangesIn(String(ranges)),
  }));
}

/** `U+4e00-4e0f,U+4e11` as numbers. */
function rangesIn(listed: string): Range[] {
  return listed.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
