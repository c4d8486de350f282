import type { Translatable } from '#lib/messages/message.ts';
import { drawTagged, type PdfPage } from './pdf-page.ts';
import { inLanguage, type Localize, type PrintedCertificate } from './printed-certificate.ts';
import { accessibleText, type TextPosition, type TextStyle, writeText } from './write-text.ts';

/** A certificate being drawn: the page, the facts, and the words around them. */
export type Sheet = { page: PdfPage; printed: PrintedCertificate; localize: Localize };

/** Draws a fact, which is in no language of ours. */
export function drawFact({ page }: Sheet, text: string, style: TextStyle, place: TextPosition) {
  drawTagged(page, 'P', accessibleText(text), () => writeText(page, { ...style, text }, place));
}

/** Draws words of ours, which say what language they are in where it is another. */
export function drawWords(
  { page, printed, localize }: Sheet,
  words: Translatable,
  style: TextStyle,
  { link, ...place }: TextPosition & { link?: string },
) {
  const { words: text, ...language } = localize(words);
  drawTagged(page, link ? 'Link' : 'P', inLanguage(printed, language), () =>
    writeText(page, { ...style, text }, place, link),
  );
}
