import { logoPath, logoStrokeWidth } from '#contract/brand/logo.ts';
import { colours, type PdfPage } from './pdf-page.ts';

/** How far the lines around the sheet are from its edges, which printers may leave white. */
const band = 22;
const line = 34;
const notch = 18;

/** The band around the sheet. */
export function drawFrame({ doc }: PdfPage) {
  const { width, height } = doc.page;
  doc
    .rect(band, band, width - 2 * band, height - 2 * band)
    .lineWidth(7)
    .stroke(colours.primary);
  doc.path(notchedFrame(width, height)).lineWidth(0.9).stroke(colours.tint);
  for (const x of [line + 4, width - line - 4]) {
    for (const y of [line + 4, height - line - 4]) doc.circle(x, y, 2.6).fill(colours.tint);
  }
}

/** A rectangle whose corners are cut out by quarters of a circle, as an SVG path. */
function notchedFrame(width: number, height: number): string {
  const [right, bottom] = [width - line, height - line];
  const arcTo = (x: number, y: number) => ['A', notch, notch, 0, 0, 0, x, y];
  return [
    ['M', line + notch, line],
    ['L', right - notch, line],
    arcTo(right, line + notch),
    ['L', right, bottom - notch],
    arcTo(right - notch, bottom),
    ['L', line + notch, bottom],
    arcTo(line, bottom - notch),
    ['L', line, line + notch],
    arcTo(line + notch, line),
    ['Z'],
  ]
    .flat()
    .join(' ');
}

type PlacedLogo = { x: number; y: number; size: number; colour: string };

export function drawLogo(doc: PDFKit.PDFDocument, { x, y, size, colour }: PlacedLogo) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 24)
    .path(logoPath)
    .lineWidth(logoStrokeWidth)
    .lineCap('round')
    .stroke(colour)
    .restore();
}
