import type { Translatable } from '#lib/messages/message.ts';
import { certificateSheetMessages as texts } from '#messages/certificates/certificate-sheet.ts';
import { english } from '#messages/localizer.ts';
import { drawTagged, type PdfPage } from './pdf-page.ts';
import { podsInWords } from './pods-in-words.ts';
import { inLanguage } from './printed-certificate.ts';
import type { Sheet } from './sheet.ts';
import {
  accessibleText,
  measureText,
  type TextBlock,
  type TextPosition,
  writeText,
} from './write-text.ts';

type Box = TextPosition & { height: number };
type Line = TextBlock & { tag?: 'H1'; lang?: string; above: number };

/** Draws who completed what, with which pods, in the middle of the box. */
export function drawSentence(sheet: Sheet, { x, y, width, height }: Box) {
  const { page } = sheet;
  const lines = linesOf(sheet, width).filter(({ text }) => text);
  const heights = lines.map((line) => measureText(page, line, width).height);
  const free = height - sum(heights);
  // Very long names take from the air between the lines, not from the lines.
  const air = Math.min(1, free / sum(lines.map(({ above }) => above)));

  let top = y + (free - air * sum(lines.map(({ above }) => above))) / 2;
  lines.forEach(({ tag = 'P', lang, above, ...block }, i) => {
    const place = { x, y: top + air * above, width };
    const options = { ...(lang && { lang }), ...accessibleText(block.text) };
    drawTagged(page, tag, options, () => writeText(page, block, place));
    top = place.y + (heights[i] ?? 0);
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const small = { face: 'regular', colour: 'muted', sizes: [13], height: 19 } as const;
const heading = { face: 'light', colour: 'primary', sizes: [40, 34, 28], height: 56 } as const;
const name = { face: 'semibold', colour: 'text' } as const;
const podLines = { ...small, sizes: [10.5], height: 30 } as const;

/** Heights are chosen so that the longest names allowed still leave room for the rest. */
function linesOf({ page, printed, localize }: Sheet, width: number): Line[] {
  const { holder, organisation, area, areaMi, headingMi } = printed;
  const localizeLine = (message: Translatable) => {
    const { words: text, ...language } = localize(message);
    return { text, ...inLanguage(printed, language) };
  };
  return [
    { ...heading, ...localizeLine(texts.certificate), tag: 'H1', above: 0 },
    { ...small, text: headingMi ?? '', lang: 'mi', above: 0 },
    { ...small, ...localizeLine(texts.certifies), above: 10 },
    { ...name, text: holder, sizes: [42, 36, 31, 26, 22, 18, 15, 13], height: 74, above: 2 },
    { ...small, text: organisation ?? '', sizes: [13, 11, 9], height: 25, above: 5 },
    { ...small, ...localizeLine(texts.hasCompleted), above: 12 },
    {
      ...name,
      text: area,
      ...inLanguage(printed, { locale: english }),
      colour: 'primary',
      sizes: [27, 23, 20, 17, 14, 11.5],
      height: 50,
      above: 3,
    },
    { ...small, text: areaMi ?? '', lang: 'mi', sizes: [15, 12, 9], height: 25, above: 1 },
    ...podsLine(page, printed.pods, localizeLine, width),
  ];
}

type LocalizeLine = (message: Translatable) => { text: string; lang?: string };

function podsLine(
  sheet: PdfPage,
  pods: readonly string[],
  localizeLine: LocalizeLine,
  width: number,
): Line[] {
  if (pods.length === 0) return [];
  const roomy = { ...podLines, height: Number.POSITIVE_INFINITY };
  const fits = (message: Translatable) =>
    measureText(sheet, { ...roomy, ...localizeLine(message) }, width).height <= podLines.height;
  return [{ ...podLines, ...localizeLine(podsInWords(pods, fits)), above: 12 }];
}
