import { type Message, message, type Translatable } from '#lib/messages/message.ts';
import { certificateSheetMessages as texts } from '#messages/certificates/certificate-sheet.ts';
import { dayOf } from '#messages/dates.ts';
import { colours, drawArtifact, drawTagged } from './pdf-page.ts';
import { inLanguage } from './printed-certificate.ts';
import { qrFigure } from './qr-figure.ts';
import { drawFact, drawWords, type Sheet } from './sheet.ts';
import { measureText, type TextPosition } from './write-text.ts';

const caption = { face: 'regular', colour: 'muted', sizes: [9], height: 13 } as const;
const note = { ...caption, sizes: [8], height: 24 } as const;
const signed = {
  face: 'semibold',
  colour: 'text',
  sizes: [13, 11.5, 10, 8.5],
  height: 44,
} as const;
const address = { ...caption, colour: 'primary', sizes: [9, 8, 7] } as const;

/** Who signed it off and when, each on a line, and between them the code to check it by. */
export async function drawFoot(sheet: Sheet, { x, y, width }: TextPosition): Promise<void> {
  const { mentor, issuedAt, correctedAt, number, locale } = sheet.printed;
  const column = { y: y + 46, width: 220 };
  drawOnLine(sheet, { value: mentor, label: texts.signedOffBy }, { ...column, x });
  const dated = {
    value: dayOf(issuedAt, locale),
    label: texts.date,
    note: correctedAt && message(texts.correctedOn, { at: dayOf(correctedAt, locale) }),
  };
  drawOnLine(sheet, dated, { ...column, x: x + width - column.width });

  const size = 76;
  await drawQrCode(sheet, { x: x + (width - size) / 2, y, size });
  const link = sheet.printed.address;
  const below = { x, y: y + size + 7, width };
  drawWords(sheet, message(texts.checkAt, { address: link }), address, { ...below, link });
  const last = { ...below, y: below.y + 14 };
  drawWords(sheet, message(texts.certificateNumber, { number }), caption, last);
}

type Entry = { value: string; label: Translatable; note?: Message | null };

/** The value stands on the line, however high it is, and what it is below. */
function drawOnLine(sheet: Sheet, entry: Entry, { x, y, width }: TextPosition) {
  const { page } = sheet;
  drawArtifact(page, () => page.doc.rect(x, y, width, 0.75).fill(colours.rule));
  drawWords(sheet, entry.label, caption, { x, y: y + 5, width });
  const { height } = measureText(page, { ...signed, text: entry.value }, width);
  drawFact(sheet, entry.value, signed, { x, y: y - 3 - height, width });
  if (entry.note) drawWords(sheet, entry.note, note, { x, y: y + 19, width });
}

type Square = { x: number; y: number; size: number };

async function drawQrCode({ page, printed, localize }: Sheet, square: Square) {
  const { x, y, size } = square;
  const { address } = printed;
  const drawing = await qrFigure(page, address, square);
  const { words: alt, ...language } = localize(message(texts.qrCode, { address }));
  // `bbox` is for readers that show figures in their place; @types/pdfkit doesn't know it yet.
  const figure = {
    alt,
    ...inLanguage(printed, language),
    bbox: [x, y, x + size, y + size],
    placement: 'Block',
  };
  drawTagged(page, 'Figure', figure, drawing);
}
