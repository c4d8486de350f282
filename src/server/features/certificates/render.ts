import { certificateSheetText as texts } from '#texts/certificate-sheet.ts';
import { dayOf } from '#texts/dates.ts';
import { type Spoken, say } from '#texts/text.ts';
import { inLanguage, type Printed, type Say } from './printed.ts';
import { qrDrawing } from './qr.ts';
import { drawSentence } from './sentence.ts';
import {
  colours,
  decorate,
  finish,
  type Lacking,
  lackingNothing,
  openSheet,
  type Sheet,
  tell,
} from './sheet.ts';
import { type Place, readAs, write } from './write.ts';

// Points on an A4 sheet lying down, 842 by 595.
const left = 72;
const width = 698;
const sentence = { x: left, y: 88, width, height: 318 };
const rule = 424;
const foot = { y: 446, height: 88 };

/** Draws the certificate as a PDF that a screen reader can read. The same words are the same bytes. */
export async function renderCertificate(printed: Printed, speak: Say): Promise<Buffer> {
  const { pdf, lacking } = await drawSheet(printed, speak, lackingNothing());
  if (lacking.regular.size + lacking.semibold.size === 0) return pdf;
  // Few have a word that Noto Sans can't write: those are drawn again, with fonts opened for it.
  return (await drawSheet(printed, speak, lacking)).pdf;
}

async function drawSheet(printed: Printed, speak: Say, needing: Lacking) {
  const { number, holder, product, issuedAt, correctedAt, locale } = printed;
  const { words: title } = speak(say(texts.title, { number, holder }));
  const date = correctedAt ?? issuedAt;
  const sheet = await openSheet({ title, author: product, date, locale, needing });

  decorate(sheet, () => drawLines(sheet));
  drawProduct(sheet, product);
  drawSentence(sheet, printed, speak, sentence);
  drawFacts(sheet, printed, speak);
  await drawCheck(sheet, printed, speak);
  return { pdf: await finish(sheet), lacking: sheet.lacking };
}

function drawLines({ doc }: Sheet) {
  doc.rect(0, 0, doc.page.width, 12).fill(colours.primary);
  doc.rect(left, rule, width, 0.75).fill(colours.border);
}

function drawProduct(sheet: Sheet, text: string) {
  const piece = { text, face: 'semibold', colour: 'text', sizes: [14], height: 20 } as const;
  tell(sheet, 'P', readAs(text), () => write(sheet, piece, { x: left, y: 56, width }));
}

/** Side by side over the address: when, who signed it off, where, and the number. */
function drawFacts(sheet: Sheet, printed: Printed, speak: Say) {
  const { issuedAt, correctedAt, mentor, organisation, number, locale } = printed;
  const at = correctedAt && dayOf(correctedAt, locale);
  const facts = [
    {
      label: texts.date,
      value: dayOf(issuedAt, locale),
      column: 112,
      note: at && say(texts.correctedOn, { at }),
    },
    { label: texts.signedOffBy, value: mentor, column: 176 },
    { label: texts.organisation, value: organisation ?? '', column: 196 },
    { label: texts.number, value: number, column: 112 },
  ].filter(({ value }) => value);

  let x = left;
  for (const { label, value, column, note } of facts) {
    const place = { x, y: foot.y, width: column - 16 };
    const { words: text, ...spoken } = speak(label);
    tell(sheet, 'P', inLanguage(printed, spoken), () => write(sheet, { ...small, text }, place));
    const below = { ...place, y: foot.y + 15 };
    tell(sheet, 'P', readAs(value), () => write(sheet, { ...strong, text: value }, below));
    if (note) drawNote(sheet, printed, speak(note), { ...place, y: below.y + 18 });
    x += column;
  }
}

function drawNote(sheet: Sheet, printed: Printed, { words: text, ...spoken }: Spoken, at: Place) {
  const piece = { ...small, text, sizes: [8], height: 24 };
  tell(sheet, 'P', inLanguage(printed, spoken), () => write(sheet, piece, at));
}

const small = { face: 'regular', colour: 'muted', sizes: [9], height: 14 } as const;
const strong = {
  face: 'semibold',
  colour: 'text',
  sizes: [12, 11, 10, 8.5],
  height: 48,
} as const;
const linked = { ...small, colour: 'primary', sizes: [9, 8, 7] } as const;

async function drawCheck(sheet: Sheet, printed: Printed, speak: Say) {
  const { address } = printed;
  const size = foot.height;
  const square = { x: left + width - size, y: foot.y, size };
  const { x, y } = square;
  const drawing = await qrDrawing(sheet, address, square);
  // A box for readers that show figures where they stand; @types/pdfkit doesn't know it yet.
  const { words: alt, ...code } = speak(say(texts.qrCode, { address }));
  const figure = {
    alt,
    ...inLanguage(printed, code),
    bbox: [x, y, x + size, y + size],
    placement: 'Block',
  };
  tell(sheet, 'Figure', figure, drawing);

  const place = { x: left, y: foot.y + size - 14, width: width - size - 16 };
  const { words: text, ...line } = speak(say(texts.checkAt, { address }));
  tell(sheet, 'Link', inLanguage(printed, line), () => {
    write(sheet, { ...linked, text }, place, address);
  });
}
