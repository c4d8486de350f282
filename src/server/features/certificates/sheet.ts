import { createRequire } from 'node:module';
import type { Font, FontCollection } from 'fontkit';

type Opened = Font | FontCollection;

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Takes an opened font, too, since 0.20: its types do not know yet. */
      registerFont(name: string, font: Opened): this;
    }
  }
}

export const colours = {
  text: '#17211e',
  muted: '#4a5853',
  primary: '#0b6157',
  border: '#d2dad6',
} as const;

/** A page being drawn: `root` is where what a screen reader reads is added, in reading order. */
export type Sheet = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement };

type Face = 'regular' | 'semibold';

/** Words set in the largest of their sizes that keeps them within their height: largest first. */
export type Piece = {
  text: string;
  face: Face;
  colour: keyof typeof colours;
  sizes: readonly number[];
  height: number;
};

export type Place = { x: number; y: number; width: number };

const { resolve } = createRequire(import.meta.url);
const files: Record<Face, string> = {
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  semibold: resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};

/** Opened once: reading a font is two thirds of the work of a sheet. */
let opened: Promise<Record<Face, Opened>> | undefined;

async function openFonts(): Promise<Record<Face, Opened>> {
  const { open } = await import('fontkit');
  const [regular, semibold] = await Promise.all([open(files.regular), open(files.semibold)]);
  return { regular, semibold };
}

type About = { title: string; author: string; date: Date; locale: string };

/**
 * An A4 sheet, lying down. pdfkit is loaded with the first one: starting the server doesn't wait for
 * it. `date` is the only clock, so the same words are the same bytes.
 */
export async function openSheet({ title, author, date, locale }: About): Promise<Sheet> {
  opened ??= openFonts().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  const [{ default: Pdf }, { regular, semibold }] = await Promise.all([import('pdfkit'), opened]);
  const info = { Title: forMetadata(title), Author: forMetadata(author), CreationDate: date };
  const doc = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    info,
  });
  doc.registerFont('regular', regular).registerFont('semibold', semibold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root };
}

/** pdfkit copies these into XML without escaping them. */
function forMetadata(text: string): string {
  return text.replaceAll('&', 'and').replace(/[<>]/g, '');
}

export function finish({ doc, root }: Sheet): Promise<Buffer> {
  root.end();
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => done(Buffer.concat(chunks)));
    doc.on('error', fail);
    doc.end();
  });
}

/** Draws something a screen reader reads: a heading, a paragraph, a figure with words for it. */
export function tell(
  { doc, root }: Sheet,
  tag: string,
  options: PDFKit.Mixins.StructureElementOptions,
  draw: () => void,
) {
  root.add(doc.struct(tag, options, draw));
}

/** Draws something a screen reader passes over: lines and colours. */
export function decorate({ doc }: Sheet, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** The size a piece is set in, and how high that makes it. One line is worth up to two steps down. */
export function measure({ doc }: Sheet, { text, face, sizes, height }: Piece, width: number) {
  const heightAt = (size: number) => doc.font(face, size).heightOfString(text, { width });
  const size =
    sizes.slice(0, 3).find((candidate) => heightAt(candidate) < 2 * candidate) ??
    sizes.find((candidate) => heightAt(candidate) <= height) ??
    Math.min(...sizes);
  return { size, height: Math.min(heightAt(size), height) };
}

/** Writes a piece. What doesn't fit at its smallest size ends in an ellipsis. */
export function write(sheet: Sheet, piece: Piece, { x, y, width }: Place, link?: string) {
  const { size } = measure(sheet, piece, width);
  sheet.doc
    .font(piece.face, size)
    .fillColor(colours[piece.colour])
    .text(piece.text, x, y, { width, height: piece.height, ellipsis: true, link });
}
