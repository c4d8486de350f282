import { createRequire } from 'node:module';
import { graphemesOf } from './fallback-fonts.ts';

/** A stretch of a line in one direction and one font; undefined is that of the whole text. */
export type Run = { text: string; font: string | undefined };

export type Direction = 'ltr' | 'rtl';

type DirectedRun = Run & { level: number };

// Its types declare a default export, but Node gets the function itself.
const createBidi: typeof import('bidi-js').default = createRequire(import.meta.url)('bidi-js');
const bidi = createBidi();
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Breaks a text into lines no wider than `width`: between words, and within one that is too long. */
export function linesOf(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { segment } of words.segment(text)) {
    for (const part of widthOf(segment) > width ? graphemesOf(segment) : [segment]) {
      const partWidth = widthOf(part);
      // A space may hang over the edge, where it is invisible.
      if (line && part.trim() && used + partWidth > width) {
        lines.push(line.trimEnd());
        line = '';
        used = 0;
      }
      line += part;
      used += partWidth;
    }
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

/** The direction of the first word that has one, which is that of all lines of a text. */
export function directionOf(text: string): Direction {
  const [paragraph] = bidi.getEmbeddingLevels(text, 'auto').paragraphs;
  return paragraph && paragraph.level % 2 === 1 ? 'rtl' : 'ltr';
}

/** The runs of a line from left to right as printed: right-to-left scripts are reversed. */
export function runsOf(
  line: string,
  direction: Direction,
  fontOf: (grapheme: string) => string | undefined,
): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: DirectedRun[] = [];
  let at = 0;
  for (const grapheme of graphemesOf(line)) {
    const level = levels[at] ?? 0;
    at += grapheme.length;
    const font = fontOf(grapheme);
    // Shaping reverses the words of such scripts; spaces and brackets between them are reversed here.
    const isReversed = font === undefined && level % 2 === 1;
    const mirrored = isReversed ? bidi.getMirroredCharacter(grapheme) : null;
    const last = runs.at(-1);
    if (last && last.font === font && last.level === level && !isReversed) last.text += grapheme;
    else runs.push({ text: mirrored ?? grapheme, font, level });
  }
  return inVisualOrder(runs);
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, reverse each stretch. */
function inVisualOrder(runs: readonly DirectedRun[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = [...runs];
  for (let level = highest; level > 0; level -= 1) {
    const reordered: DirectedRun[] = [];
    let stretch: DirectedRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) stretch.unshift(run);
      else {
        reordered.push(...stretch, run);
        stretch = [];
      }
    }
    ordered = [...reordered, ...stretch];
  }
  return ordered.map(({ text, font }) => ({ text, font }));
}
