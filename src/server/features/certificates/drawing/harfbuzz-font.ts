import type { Font as FontkitFont } from 'fontkit';
import { Blob, Buffer, Face, Font, type GlyphPosition, shape } from 'harfbuzzjs';

/** What pdfkit uses of a glyph: widths are in units of the font. */
type ShapedGlyph = { id: number; advanceWidth: number; codePoints: number[] };

/**
 * The font, shaped by HarfBuzz: fontkit, which pdfkit would use, fails on marks of Gurmukhi, Telugu
 * and Malayalam that have no anchor.
 */
export function shapedByHarfBuzz(file: Uint8Array, font: FontkitFont): FontkitFont {
  const shaper = new Font(new Face(new Blob(new Uint8Array(file).buffer)));

  function layout(text: string): ShapedRun {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const lettersOf = lettersByCluster(
      text,
      infos.map(({ cluster }) => cluster),
    );
    const glyphs = infos.map(({ codepoint: id, cluster }) => {
      // The first glyph of a cluster has all of its letters, for copying and searching.
      const codePoints = lettersOf.get(cluster) ?? [];
      lettersOf.delete(cluster);
      return { id, advanceWidth: font.getGlyph(id).advanceWidth, codePoints };
    });
    return new ShapedRun(glyphs, buffer.getGlyphPositions());
  }

  return Object.assign(font, { layout });
}

class ShapedRun {
  readonly glyphs: ShapedGlyph[];
  readonly positions: GlyphPosition[];

  constructor(glyphs: ShapedGlyph[], positions: GlyphPosition[]) {
    this.glyphs = glyphs;
    this.positions = positions;
  }

  /** Computed when it is read, because pdfkit scales the positions first. */
  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
}

/** A cluster begins at its place in the text and ends where the next begins. */
function lettersByCluster(text: string, clusters: readonly number[]): Map<number, number[]> {
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  return new Map(
    starts.map((start, at) => {
      const letters = text.slice(start, starts[at + 1]);
      return [start, Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)];
    }),
  );
}
