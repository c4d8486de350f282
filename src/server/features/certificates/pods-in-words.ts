import { certificateSheetText as texts } from '#texts/certificate-sheet.ts';
import { type Said, say } from '#texts/text.ts';

/** As many pods as fit, in their order, and how many more there are. The first is always named. */
export function podsInWords(pods: readonly string[], fits: (said: Said) => boolean): Said {
  let named = pods.length;
  while (named > 1 && !fits(namedOf(pods, named))) named -= 1;
  return namedOf(pods, named);
}

function namedOf(all: readonly string[], named: number): Said {
  const count = all.length - named;
  const pods = all.slice(0, named).join(' · ');
  return count > 0
    ? say(texts.podsCoveredAndMore, { pods, count })
    : say(texts.podsCovered, { pods });
}
