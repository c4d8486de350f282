import { createRequire } from 'node:module';
import { graphemesOf } from './fallback-fonts.ts';

/** A stretch of a line in one direction and one font: without, in that of the piece. */
export type Run = { text: string; font: string | undefined };

type Directed = Run & { level: number };

// Its types speak of a default export; what Node gets is the function itself.
const createBidi: typeof import('bidi-js').default = createRequire(import.meta.url)('bidi-js');
const bidi = createBidi();
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** The text in lines no wider than `width`, broken between words, and within one that is too long. */
export function linesOf(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { segment } of words.segment(text)) {
    for (const part of widthOf(segment) > width ? graphemesOf(segment) : [segment]) {
      const more = widthOf(part);
      // A space may stand over the edge: it is not seen there.
      if (line && part.trim() && used + more > width) {
        lines.push(line.trimEnd());
        line = '';
        used = 0;
      }
      line += part;
      used += more;
    }
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

/** A line from left to right as it stands on paper: right-to-left scripts are turned round. */
export function runsOf(line: string, fontOf: (grapheme: string) => string | undefined): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const runs: Directed[] = [];
  let at = 0;
  for (const grapheme of graphemesOf(line)) {
    const level = levels[at] ?? 0;
    at += grapheme.length;
    const font = fontOf(grapheme);
    // Shaping turns words of such scripts round; the spaces and brackets between them are turned here.
    const isTurnedHere = font === undefined && level % 2 === 1;
    const mirrored = isTurnedHere ? bidi.getMirroredCharacter(grapheme) : null;
    const last = runs.at(-1);
    if (last && last.font === font && last.level === level && !isTurnedHere) last.text += grapheme;
    else runs.push({ text: mirrored ?? grapheme, font, level });
  }
  return inVisualOrder(runs);
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, turn what is as high. */
function inVisualOrder(runs: readonly Directed[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = [...runs];
  for (let level = highest; level > 0; level -= 1) {
    const turned: Directed[] = [];
    let stretch: Directed[] = [];
    for (const run of ordered) {
      if (run.level >= level) stretch.unshift(run);
      else {
        turned.push(...stretch, run);
        stretch = [];
      }
    }
    ordered = [...turned, ...stretch];
  }
  return ordered.map(({ text, font }) => ({ text, font }));
}
