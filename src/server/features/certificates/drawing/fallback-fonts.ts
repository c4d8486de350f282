import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font, FontCollection } from 'fontkit';

export type OpenedFont = Font | FontCollection;

/**
 * The families that write what Noto Sans itself can't: the scripts that people in New Zealand have
 * their names in. The first that has a sign writes it. Each comes in several files, and
 * `unicode.json` says which signs to look for in which.
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
const ofNotoSans =
  /^(?:[\u0300-\u036f]|[\u0020-\u007e\u00a0-\u024f\u0386-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff\u0400-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2116\u2122])+$/u;

/** Joiners, marks of direction and variants of emoji: they shape their neighbours, unseen. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

type Range = readonly [from: number, to: number];
type FontFile = { path: string; ranges: readonly Range[] };

const { resolve } = createRequire(import.meta.url);
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What people see as one sign each: a letter with its marks, an emoji with its joiners. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

export const isOfNotoSans = (grapheme: string): boolean => {
  const seen = grapheme.replace(unseen, '');
  return seen === '' || ofNotoSans.test(seen);
};

/** The signs of a text that no font of ours can write. Most texts need no font to know: []. */
export async function unprintableIn(text: string): Promise<string[]> {
  const files = await filesFor([text]);
  return [...files].flatMap(([grapheme, file]) => (file === undefined ? [grapheme] : []));
}

/** For each sign of the texts that Noto Sans lacks, a font of this weight that has it. */
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
 * fontkit can't write glyphs of a variable font into a PDF: HarfBuzz makes one of a fixed weight. It
 * keeps every sign, since shaping may put signs together that are not in the text.
 */
async function openAt(weight: number, { path, ranges }: FontFile): Promise<OpenedFont> {
  const [{ default: subsetFont }, { create }, { shapedByHarfBuzz }] = await Promise.all([
    import('subset-font'),
    import('fontkit'),
    import('./shape.ts'),
  ]);
  const signs = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  const file = await subsetFont(await readFile(path), signs.join(''), options);
  const font = create(file);
  return 'layout' in font ? shapedByHarfBuzz(file, font) : font;
}

let fontFiles: Promise<FontFile[]> | undefined;

/** Of each sign that Noto Sans lacks, the first file whose font really has it: ranges claim too much. */
async function filesFor(texts: readonly string[]): Promise<Map<string, FontFile | undefined>> {
  const lacking = new Set(texts.flatMap(graphemesOf).filter((one) => !isOfNotoSans(one)));
  if (lacking.size === 0) return new Map();
  fontFiles ??= readFontFiles();
  const [files, { openSync }] = await Promise.all([fontFiles, import('fontkit')]);
  const opened = new Map<string, OpenedFont>();
  const open = (path: string) => {
    const font = opened.get(path) ?? openSync(path);
    opened.set(path, font);
    return font;
  };
  const fileOf = (grapheme: string) => {
    const points = Array.from(grapheme.replace(unseen, ''), (sign) => sign.codePointAt(0) ?? 0);
    return files.find(({ path, ranges }) => {
      if (!points.every((point) => isAmong(ranges, point))) return false;
      const font = open(path);
      return 'layout' in font && points.every((point) => font.hasGlyphForCodePoint(point));
    });
  };
  return new Map(Array.from(lacking, (grapheme) => [grapheme, fileOf(grapheme)]));
}

const isAmong = (ranges: readonly Range[], point: number) =>
  ranges.some(([from, to]) => from <= point && point <= to);

async function readFontFiles(): Promise<FontFile[]> {
  const read = await Promise.all([...families, 'noto-emoji'].map(readFamily));
  return read.flat();
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
