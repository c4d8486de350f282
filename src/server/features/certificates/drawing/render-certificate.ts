import { type LocalizedText, message } from '#lib/messages/message.ts';
import { certificateSheetMessages as texts } from '#messages/certificates/certificate-sheet.ts';
import { dayOf } from '#messages/dates.ts';
import {
  colours,
  drawArtifact,
  drawTagged,
  finishPdf,
  type MissingGlyphs,
  noMissingGlyphs,
  openPdfPage,
  type PdfPage,
} from './pdf-page.ts';
import { inLanguage, type Localize, type PrintedCertificate } from './printed.ts';
import { qrFigure } from './qr.ts';
import { drawSentence } from './sentence.ts';
import { accessibleText, type TextPosition, writeText } from './write-text.ts';

// Points on an A4 sheet lying down, 842 by 595.
const left = 72;
const width = 698;
const sentence = { x: left, y: 88, width, height: 318 };
const rule = 424;
const foot = { y: 446, height: 88 };

/** Draws the certificate as a PDF that a screen reader can read. The same words are the same bytes. */
export async function renderCertificate(
  printed: PrintedCertificate,
  localize: Localize,
): Promise<Buffer> {
  const { pdf, lacking } = await drawSheet(printed, localize, noMissingGlyphs());
  if (lacking.regular.size + lacking.semibold.size === 0) return pdf;
  // Few have a word that Noto Sans can't write: those are drawn again, with fonts opened for it.
  return (await drawSheet(printed, localize, lacking)).pdf;
}

async function drawSheet(printed: PrintedCertificate, localize: Localize, needing: MissingGlyphs) {
  const { number, holder, product, issuedAt, correctedAt, locale } = printed;
  const { words: title } = localize(message(texts.title, { number, holder }));
  const date = correctedAt ?? issuedAt;
  const sheet = await openPdfPage({ title, author: product, date, locale, needing });

  drawArtifact(sheet, () => drawLines(sheet));
  drawProduct(sheet, product);
  drawSentence(sheet, printed, localize, sentence);
  drawFacts(sheet, printed, localize);
  await drawCheck(sheet, printed, localize);
  return { pdf: await finishPdf(sheet), lacking: sheet.lacking };
}

function drawLines({ doc }: PdfPage) {
  doc.rect(0, 0, doc.page.width, 12).fill(colours.primary);
  doc.rect(left, rule, width, 0.75).fill(colours.border);
}

function drawProduct(sheet: PdfPage, text: string) {
  const piece = { text, face: 'semibold', colour: 'text', sizes: [14], height: 20 } as const;
  drawTagged(sheet, 'P', accessibleText(text), () =>
    writeText(sheet, piece, { x: left, y: 56, width }),
  );
}

/** Side by side over the address: when, who signed it off, where, and the number. */
function drawFacts(sheet: PdfPage, printed: PrintedCertificate, localize: Localize) {
  const { issuedAt, correctedAt, mentor, organisation, number, locale } = printed;
  const at = correctedAt && dayOf(correctedAt, locale);
  const facts = [
    {
      label: texts.date,
      value: dayOf(issuedAt, locale),
      column: 112,
      note: at && message(texts.correctedOn, { at }),
    },
    { label: texts.signedOffBy, value: mentor, column: 176 },
    { label: texts.organisation, value: organisation ?? '', column: 196 },
    { label: texts.number, value: number, column: 112 },
  ].filter(({ value }) => value);

  let x = left;
  for (const { label, value, column, note } of facts) {
    const place = { x, y: foot.y, width: column - 16 };
    const { words: text, ...spoken } = localize(label);
    drawTagged(sheet, 'P', inLanguage(printed, spoken), () =>
      writeText(sheet, { ...small, text }, place),
    );
    const below = { ...place, y: foot.y + 15 };
    drawTagged(sheet, 'P', accessibleText(value), () =>
      writeText(sheet, { ...strong, text: value }, below),
    );
    if (note) drawNote(sheet, printed, localize(note), { ...place, y: below.y + 18 });
    x += column;
  }
}

function drawNote(
  sheet: PdfPage,
  printed: PrintedCertificate,
  { words: text, ...spoken }: LocalizedText,
  at: TextPosition,
) {
  const piece = { ...small, text, sizes: [8], height: 24 };
  drawTagged(sheet, 'P', inLanguage(printed, spoken), () => writeText(sheet, piece, at));
}

const small = { face: 'regular', colour: 'muted', sizes: [9], height: 14 } as const;
const strong = {
  face: 'semibold',
  colour: 'text',
  sizes: [12, 11, 10, 8.5],
  height: 48,
} as const;
const linked = { ...small, colour: 'primary', sizes: [9, 8, 7] } as const;

async function drawCheck(sheet: PdfPage, printed: PrintedCertificate, localize: Localize) {
  const { address } = printed;
  const size = foot.height;
  const square = { x: left + width - size, y: foot.y, size };
  const { x, y } = square;
  const drawing = await qrFigure(sheet, address, square);
  // A box for readers that show figures where they stand; @types/pdfkit doesn't know it yet.
  const { words: alt, ...code } = localize(message(texts.qrCode, { address }));
  const figure = {
    alt,
    ...inLanguage(printed, code),
    bbox: [x, y, x + size, y + size],
    placement: 'Block',
  };
  drawTagged(sheet, 'Figure', figure, drawing);

  const place = { x: left, y: foot.y + size - 14, width: width - size - 16 };
  const { words: text, ...line } = localize(message(texts.checkAt, { address }));
  drawTagged(sheet, 'Link', inLanguage(printed, line), () => {
    writeText(sheet, { ...linked, text }, place, address);
  });
}
