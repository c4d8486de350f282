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
import { inLanguage, type Localize, type PrintedCertificate } from './printed-certificate.ts';
import { qrFigure } from './qr-figure.ts';
import { drawSentence } from './sentence.ts';
import { accessibleText, type TextPosition, writeText } from './write-text.ts';

// Points on an A4 page in landscape, 842 by 595.
const left = 72;
const width = 698;
const sentence = { x: left, y: 88, width, height: 318 };
const rule = 424;
const foot = { y: 446, height: 88 };

/** Draws the certificate as a tagged PDF for screen readers. The same content gives the same bytes. */
export async function renderCertificate(
  printed: PrintedCertificate,
  localize: Localize,
): Promise<Buffer> {
  const { pdf, missing } = await drawSheet(printed, localize, noMissingGlyphs());
  if (missing.regular.size + missing.semibold.size === 0) return pdf;
  // Few hold characters that Noto Sans lacks: those are drawn again, with other fonts as well.
  return (await drawSheet(printed, localize, missing)).pdf;
}

async function drawSheet(
  printed: PrintedCertificate,
  localize: Localize,
  needsFallback: MissingGlyphs,
) {
  const { number, holder, product, issuedAt, correctedAt, locale } = printed;
  const { words: title } = localize(message(texts.title, { number, holder }));
  const date = correctedAt ?? issuedAt;
  const sheet = await openPdfPage({ title, author: product, date, locale, needsFallback });

  drawArtifact(sheet, () => drawLines(sheet));
  drawProduct(sheet, product);
  drawSentence(sheet, printed, localize, sentence);
  drawFacts(sheet, printed, localize);
  await drawCheck(sheet, printed, localize);
  return { pdf: await finishPdf(sheet), missing: sheet.missing };
}

function drawLines({ doc }: PdfPage) {
  doc.rect(0, 0, doc.page.width, 12).fill(colours.primary);
  doc.rect(left, rule, width, 0.75).fill(colours.border);
}

function drawProduct(sheet: PdfPage, text: string) {
  const block = { text, face: 'semibold', colour: 'text', sizes: [14], height: 20 } as const;
  drawTagged(sheet, 'P', accessibleText(text), () =>
    writeText(sheet, block, { x: left, y: 56, width }),
  );
}

/** Side by side above the address: the date, who signed it off, the organisation and the number. */
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
    const { words: text, ...language } = localize(label);
    drawTagged(sheet, 'P', inLanguage(printed, language), () =>
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
  { words: text, ...language }: LocalizedText,
  at: TextPosition,
) {
  const block = { ...small, text, sizes: [8], height: 24 };
  drawTagged(sheet, 'P', inLanguage(printed, language), () => writeText(sheet, block, at));
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
  // `bbox` is for readers that show figures in their place; @types/pdfkit doesn't know it yet.
  const { words: alt, ...altLanguage } = localize(message(texts.qrCode, { address }));
  const figure = {
    alt,
    ...inLanguage(printed, altLanguage),
    bbox: [x, y, x + size, y + size],
    placement: 'Block',
  };
  drawTagged(sheet, 'Figure', figure, drawing);

  const place = { x: left, y: foot.y + size - 14, width: width - size - 16 };
  const { words: text, ...language } = localize(message(texts.checkAt, { address }));
  drawTagged(sheet, 'Link', inLanguage(printed, language), () => {
    writeText(sheet, { ...linked, text }, place, address);
  });
}
