import { message } from '#lib/messages/message.ts';
import { certificateSheetMessages as texts } from '#messages/certificates/certificate-sheet.ts';
import { drawFoot } from './foot.ts';
import { drawFrame, drawLogo } from './frame.ts';
import {
  colours,
  drawArtifact,
  finishPdf,
  isNothingMissing,
  type MissingGlyphs,
  noMissingGlyphs,
  openPdfPage,
} from './pdf-page.ts';
import type { Localize, PrintedCertificate } from './printed-certificate.ts';
import { drawSentence } from './sentence.ts';
import { drawFact, type Sheet } from './sheet.ts';

// Points on an A4 page in landscape, 842 by 595.
const left = 76;
const width = 690;
const logo = { x: 405, y: 50, size: 32, colour: colours.primary };
const product = { x: left, y: 84, width };
const sentence = { x: left, y: 106, width, height: 318 };
const foot = { x: left, y: 434, width };

const productStyle = { face: 'semibold', colour: 'primary', sizes: [12], height: 18 } as const;

/** Draws the certificate as a tagged PDF for screen readers. The same content gives the same bytes. */
export async function renderCertificate(
  printed: PrintedCertificate,
  localize: Localize,
): Promise<Buffer> {
  const { pdf, missing } = await drawSheet(printed, localize, noMissingGlyphs());
  if (isNothingMissing(missing)) return pdf;
  // Few hold characters that Noto Sans lacks: those are drawn again, with other fonts as well.
  return (await drawSheet(printed, localize, missing)).pdf;
}

async function drawSheet(
  printed: PrintedCertificate,
  localize: Localize,
  needsFallback: MissingGlyphs,
) {
  const { number, holder, product: author, issuedAt, correctedAt, locale } = printed;
  const { words: title } = localize(message(texts.title, { number, holder }));
  const date = correctedAt ?? issuedAt;
  const page = await openPdfPage({ title, author, date, locale, needsFallback });
  const sheet: Sheet = { page, printed, localize };

  drawArtifact(page, () => {
    drawFrame(page);
    drawLogo(page.doc, logo);
  });
  drawFact(sheet, author, productStyle, product);
  drawSentence(sheet, sentence);
  await drawFoot(sheet, foot);
  return { pdf: await finishPdf(page), missing: page.missing };
}
