import { isOfNotoSans } from './fallback-fonts.ts';
import { linesOf, type Run, runsOf } from './mixed-text.ts';
import { colours, type Face, fallbackKey, type PdfPage } from './pdf-page.ts';

/** Words set in the largest of their sizes that keeps them within their height: largest first. */
export type TextBlock = {
  text: string;
  face: Face;
  colour: keyof typeof colours;
  sizes: readonly number[];
  height: number;
};

export type TextPosition = { x: number; y: number; width: number };

/** The size a piece is set in, and how high that makes it. One line is worth up to two steps down. */
export function measureText(sheet: PdfPage, piece: TextBlock, width: number) {
  const { sizes, height } = piece;
  const heightAt = (size: number) => heightOf(sheet, piece, size, width);
  const size =
    sizes.slice(0, 3).find((candidate) => heightAt(candidate) < 2 * candidate) ??
    sizes.find((candidate) => heightAt(candidate) <= height) ??
    Math.min(...sizes);
  return { size, height: Math.min(heightAt(size), height) };
}

/** Writes a piece. What doesn't fit at its smallest size ends in an ellipsis. */
export function writeText(sheet: PdfPage, piece: TextBlock, place: TextPosition, link?: string) {
  const { x, y, width } = place;
  const { text, height } = piece;
  const { size } = measureText(sheet, piece, width);
  sheet.doc.font(piece.face, size).fillColor(colours[piece.colour]);
  if (isOfNotoSans(text)) sheet.doc.text(text, x, y, { width, height, ellipsis: true, link });
  else writeMixed(sheet, piece, { ...place, size, link });
}

function heightOf(sheet: PdfPage, { text, face }: TextBlock, size: number, width: number): number {
  const { doc } = sheet;
  doc.font(face, size);
  if (isOfNotoSans(text)) return doc.heightOfString(text, { width });
  sheet.lacking[face].add(text);
  const lineHeight = doc.currentLineHeight(true);
  return lineHeight * linesOf(text, width, (part) => widthOf(sheet, face, size, part)).length;
}

type Mixed = TextPosition & { size: number; link: string | undefined };

/** Text in several fonts, line by line and run by run, with the words as they are read beside it. */
function writeMixed(
  sheet: PdfPage,
  { text, face, height }: TextBlock,
  { x, y, width, size, link }: Mixed,
) {
  const { doc } = sheet;
  const lineHeight = doc.currentLineHeight(true);
  const lines = linesOf(text, width, (part) => widthOf(sheet, face, size, part));
  const room = Math.max(1, Math.floor(height / lineHeight));
  const shown = lines.slice(0, room);
  if (shown.length < lines.length) shown.push(`${shown.pop() ?? ''}…`);

  for (const [at, line] of shown.entries()) {
    // Noto Sans stands on a line 1.069 of its size below the top; the other fonts on the same line.
    const baseline = y + at * lineHeight + 1.069 * size;
    let left = x;
    for (const run of runsIn(sheet, face, line)) {
      inFont(sheet, face, size, run).text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: [],
        link,
      });
      left += doc.widthOfString(run.text, { features: [] });
    }
  }
}

/** What a screen reader reads instead of shapes that stand in another order than their letters. */
export const accessibleText = (text: string): { actual?: string } =>
  isOfNotoSans(text) ? {} : { actual: text };

/** Shaping takes time and widths grow with the size: each word is measured once. */
function widthOf(sheet: PdfPage, face: Face, size: number, text: string): number {
  const key = fallbackKey(face, text);
  const known = sheet.widths.get(key);
  if (known !== undefined) return known * size;
  const widths = runsIn(sheet, face, text).map((run) =>
    inFont(sheet, face, size, run).widthOfString(run.text, { features: [] }),
  );
  const width = widths.reduce((total, one) => total + one, 0);
  sheet.widths.set(key, width / size);
  return width;
}

const runsIn = ({ fallback }: PdfPage, face: Face, text: string): Run[] =>
  runsOf(text, (grapheme) => fallback.get(fallbackKey(face, grapheme)));

/** Asking for features, even none, has pdfkit shape a run as a whole and not word by word. */
const inFont = ({ doc }: PdfPage, face: Face, size: number, { font }: Run) =>
  doc.font(font ?? face, size);
