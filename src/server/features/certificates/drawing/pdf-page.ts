import { createRequire } from 'node:module';
import { type OpenedFont, openFallbackFonts } from './fallback-fonts.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Also takes an opened font, since 0.20, which its types don't know yet. */
      registerFont(name: string, font: OpenedFont): this;
    }
  }
}

export const colours = {
  text: '#17211e',
  muted: '#4a5853',
  primary: '#0b6157',
  rule: '#74827c',
  tint: '#8fb8b1',
} as const;

/** Texts with characters that Noto Sans lacks, by the face they are set in. */
export type MissingGlyphs = Record<Face, Set<string>>;

/** A page being drawn. What a screen reader reads is added to `root`, in reading order. */
export type PdfPage = {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  /** The registered font of each character that Noto Sans lacks, by `fallbackKey`. */
  fallback: ReadonlyMap<string, string>;
  /** The texts found so far that need other fonts. */
  missing: MissingGlyphs;
  /** The widths of words at size 1. */
  widths: Map<string, number>;
};

const weights = { light: 300, regular: 400, semibold: 600 } as const;
export type Face = keyof typeof weights;
const faces = ['light', 'regular', 'semibold'] as const satisfies Face[];

const { resolve } = createRequire(import.meta.url);
const noto = (file: string) => resolve(`@expo-google-fonts/noto-sans/${file}.ttf`);
const files: Record<Face, string> = {
  light: noto('300Light/NotoSans_300Light'),
  regular: noto('400Regular/NotoSans_400Regular'),
  semibold: noto('600SemiBold/NotoSans_600SemiBold'),
};

export const noMissingGlyphs = (): MissingGlyphs => ({
  light: new Set(),
  regular: new Set(),
  semibold: new Set(),
});

export const isNothingMissing = (missing: MissingGlyphs): boolean =>
  faces.every((face) => missing[face].size === 0);

export const fallbackKey = (face: Face, grapheme: string) => `${face} ${grapheme}`;

/** Opened once: reading a font is two thirds of the work for a certificate. */
let opened: Promise<Record<Face, OpenedFont>> | undefined;

async function openFonts(): Promise<Record<Face, OpenedFont>> {
  const { open } = await import('fontkit');
  const [light, regular, semibold] = await Promise.all([
    open(files.light),
    open(files.regular),
    open(files.semibold),
  ]);
  return { light, regular, semibold };
}

type PdfMetadata = {
  title: string;
  author: string;
  date: Date;
  locale: string;
  /** Texts known to need other fonts than Noto Sans. */
  needsFallback: MissingGlyphs;
};

/**
 * An A4 page in landscape. pdfkit is loaded with the first one, so that starting the server doesn't
 * wait for it. `date` is the only time in the file, so that the same content gives the same bytes.
 */
export async function openPdfPage({
  title,
  author,
  date,
  locale,
  needsFallback,
}: PdfMetadata): Promise<PdfPage> {
  opened ??= openFonts().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  const [{ default: Pdf }, fonts] = await Promise.all([import('pdfkit'), opened]);
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
  for (const face of faces) doc.registerFont(face, fonts[face]);
  const fallback = await registerFallbackFonts(doc, needsFallback);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, fallback, missing: noMissingGlyphs(), widths: new Map() };
}

async function registerFallbackFonts(doc: PDFKit.PDFDocument, texts: MissingGlyphs) {
  const registered = new Map<string, string>();
  for (const face of faces) {
    const names = new Map<OpenedFont, string>();
    for (const [grapheme, font] of await openFallbackFonts([...texts[face]], weights[face])) {
      const name = names.get(font) ?? `${face} ${names.size}`;
      if (!names.has(font)) doc.registerFont(name, font);
      names.set(font, name);
      registered.set(fallbackKey(face, grapheme), name);
    }
  }
  return registered;
}

/** pdfkit copies these into XML without escaping them. */
function forMetadata(text: string): string {
  return text.replaceAll('&', 'and').replace(/[<>]/g, '');
}

export function finishPdf({ doc, root }: PdfPage): Promise<Buffer> {
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
export function drawTagged(
  { doc, root }: PdfPage,
  tag: string,
  options: PDFKit.Mixins.StructureElementOptions,
  draw: () => void,
) {
  root.add(doc.struct(tag, options, draw));
}

/** Draws something a screen reader passes over: lines and colours. */
export function drawArtifact({ doc }: PdfPage, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
