import type { Translatable } from '#lib/messages/message.ts';
import { certificateSheetMessages as texts } from '#messages/certificates/certificate-sheet.ts';
import { english } from '#messages/localizer.ts';
import { drawTagged, type PdfPage } from './pdf-page.ts';
import { podsInWords } from './pods-in-words.ts';
import { inLanguage, type Localize, type PrintedCertificate } from './printed.ts';
import { accessibleText, measureText, type TextBlock, writeText } from './write-text.ts';

type Box = { x: number; y: number; width: number; height: number };
type Line = TextBlock & { tag?: 'H1'; lang?: string; above: number };

/** What the certificate says, in the middle of its box: who completed what, with which pods. */
export function drawSentence(
  sheet: PdfPage,
  printed: PrintedCertificate,
  localize: Localize,
  { x, y, width, height }: Box,
) {
  const lines = linesOf(sheet, printed, localize, width).filter(({ text }) => text);
  const heights = lines.map((line) => measureText(sheet, line, width).height);
  const free = height - sum(heights);
  // Very long names leave less air between the lines rather than less than themselves.
  const air = Math.min(1, free / sum(lines.map(({ above }) => above)));

  let top = y + (free - air * sum(lines.map(({ above }) => above))) / 2;
  lines.forEach(({ tag = 'P', lang, above, ...piece }, i) => {
    const place = { x, y: top + air * above, width };
    const read = { ...(lang && { lang }), ...accessibleText(piece.text) };
    drawTagged(sheet, tag, read, () => writeText(sheet, piece, place));
    top = place.y + (heights[i] ?? 0);
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const small = { face: 'regular', colour: 'muted', sizes: [14], height: 20 } as const;
const podLines = { ...small, sizes: [11], height: 46 } as const;

/** Heights are chosen so that the longest names allowed still leave room for the rest. */
function linesOf(
  sheet: PdfPage,
  printed: PrintedCertificate,
  localize: Localize,
  width: number,
): Line[] {
  const { holder, area, areaMi } = printed;
  const said = (sayable: Translatable) => {
    const { words: text, ...spoken } = localize(sayable);
    return { text, ...inLanguage(printed, spoken) };
  };
  return [
    {
      ...said(texts.certificate),
      tag: 'H1',
      face: 'semibold',
      colour: 'primary',
      sizes: [20],
      height: 28,
      above: 0,
    },
    {
      text: holder,
      face: 'semibold',
      colour: 'text',
      sizes: [46, 40, 34, 28, 23, 19, 15],
      height: 96,
      above: 14,
    },
    { ...small, ...said(texts.hasCompleted), above: 10 },
    {
      text: area,
      ...inLanguage(printed, { locale: english }),
      face: 'semibold',
      colour: 'primary',
      sizes: [28, 24, 21, 18, 15, 12],
      height: 66,
      above: 6,
    },
    { ...small, text: areaMi ?? '', lang: 'mi', sizes: [16, 13, 10], height: 28, above: 2 },
    ...podsLine(sheet, printed.pods, said, width),
  ];
}

type LocalizeLine = (said: Translatable) => { text: string; lang?: string };

function podsLine(
  sheet: PdfPage,
  pods: readonly string[],
  said: LocalizeLine,
  width: number,
): Line[] {
  if (pods.length === 0) return [];
  const roomy = { ...podLines, height: Number.POSITIVE_INFINITY };
  const fits = (sayable: Translatable) =>
    measureText(sheet, { ...roomy, ...said(sayable) }, width).height <= podLines.height;
  return [{ ...podLines, ...said(podsInWords(pods, fits)), above: 22 }];
}
