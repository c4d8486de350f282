import { isOfNotoSans } from './fallback-fonts.ts';
import { directionOf, linesOf, type Run, runsOf } from './mixed-text.ts';
import { colours, type Face, fallbackKey, type PdfPage } from './pdf-page.ts';

/** Text is centred, in the first of its sizes, largest first, that keeps it within its height. */
export type TextStyle = {
  face: Face;
  colour: keyof typeof colours;
  sizes: readonly number[];
  height: number;
};

export type TextBlock = TextStyle & { text: string };

export type TextPosition = { x: number; y: number; width: number };

/** The size a block is set in, and its height. To fit on one line it goes down by up to two sizes. */
export function measureText(sheet: PdfPage, block: TextBlock, width: number) {
  const { sizes, height } = block;
  const heightAt = (size: number) => heightOf(sheet, block, size, width);
  const size =
    sizes.slice(0, 3).find((candidate) => heightAt(candidate) < 2 * candidate) ??
    sizes.find((candidate) => heightAt(candidate) <= height) ??
    Math.min(...sizes);
  return { size, height: Math.min(heightAt(size), height) };
}

/** Writes a block. Text that doesn't fit even at its smallest size ends in an ellipsis. */
export function writeText(sheet: PdfPage, block: TextBlock, place: TextPosition, link?: string) {
  const { text, height } = block;
  const { size } = measureText(sheet, block, place.width);
  const width = balancedWidth(sheet, block, size, place.width);
  const { x, y } = { ...place, x: place.x + (place.width - width) / 2 };
  sheet.doc.font(block.face, size).fillColor(colours[block.colour]);
  if (isOfNotoSans(text)) {
    sheet.doc.text(text, x, y, { width, height, align: 'center', ellipsis: true, link });
  } else writeMixed(sheet, block, { x, y, width, size, link });
}

/** As narrow as the text can be set in as many lines, so that the last is not a word of its own. */
function balancedWidth(sheet: PdfPage, block: TextBlock, size: number, width: number): number {
  const height = heightOf(sheet, block, size, width);
  if (height < 2 * size || height > block.height) return width;
  // Two lines or more fill more than half of the width.
  let [tooNarrow, enough] = [width / 2, width];
  while (enough - tooNarrow > 4) {
    const middle = (tooNarrow + enough) / 2;
    if (heightOf(sheet, block, size, middle) > height) tooNarrow = middle;
    else enough = middle;
  }
  return enough;
}

function heightOf(sheet: PdfPage, { text, face }: TextBlock, size: number, width: number): number {
  const { doc } = sheet;
  doc.font(face, size);
  if (isOfNotoSans(text)) return doc.heightOfString(text, { width });
  sheet.missing[face].add(text);
  const lineHeight = doc.currentLineHeight(true);
  return lineHeight * linesOf(text, width, (part) => widthOf(sheet, face, size, part)).length;
}

type Mixed = TextPosition & { size: number; link: string | undefined };

/** Writes text in several fonts, line by line and run by run. */
function writeMixed(
  sheet: PdfPage,
  { text, face, height }: TextBlock,
  { x, y, width, size, link }: Mixed,
) {
  const { doc } = sheet;
  const lineHeight = doc.currentLineHeight(true);
  const direction = directionOf(text);
  const lines = linesOf(text, width, (part) => widthOf(sheet, face, size, part));
  const room = Math.max(1, Math.floor(height / lineHeight));
  const visible = lines.slice(0, room);
  if (visible.length < lines.length) visible.push(`${visible.pop() ?? ''}…`);

  for (const [at, line] of visible.entries()) {
    // The baseline of Noto Sans is 1.069 of its size below the top; other fonts share it.
    const baseline = y + at * lineHeight + 1.069 * size;
    let left = x + (width - widthOf(sheet, face, size, line)) / 2;
    for (const run of runsIn(sheet, face, line, direction)) {
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

/** What a screen reader reads where the glyphs are in another order than their letters. */
export const accessibleText = (text: string): { actual?: string } =>
  isOfNotoSans(text) ? {} : { actual: text };

/** Shaping takes time and widths grow with the size: each word is measured once. */
function widthOf(sheet: PdfPage, face: Face, size: number, text: string): number {
  const key = fallbackKey(face, text);
  const cached = sheet.widths.get(key);
  if (cached !== undefined) return cached * size;
  const widths = runsIn(sheet, face, text).map((run) =>
    inFont(sheet, face, size, run).widthOfString(run.text, { features: [] }),
  );
  const width = widths.reduce((total, part) => total + part, 0);
  sheet.widths.set(key, width / size);
  return width;
}

const runsIn = (
  { fallback }: PdfPage,
  face: Face,
  text: string,
  direction = directionOf(text),
): Run[] => runsOf(text, direction, (grapheme) => fallback.get(fallbackKey(face, grapheme)));

/** Asking for features, even none, has pdfkit shape a run as a whole and not word by word. */
const inFont = ({ doc }: PdfPage, face: Face, size: number, { font }: Run) =>
  doc.font(font ?? face, size);
