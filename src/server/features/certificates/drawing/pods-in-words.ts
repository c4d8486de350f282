import { type Message, message } from '#lib/messages/message.ts';
import { certificateSheetMessages as texts } from '#messages/certificates/certificate-sheet.ts';

/** As many pods as fit, in their order, and how many more there are. The first is always named. */
export function podsInWords(pods: readonly string[], fits: (said: Message) => boolean): Message {
  let named = pods.length;
  while (named > 1 && !fits(namedOf(pods, named))) named -= 1;
  return namedOf(pods, named);
}

function namedOf(all: readonly string[], named: number): Message {
  const count = all.length - named;
  const pods = all.slice(0, named).join(' · ');
  return count > 0
    ? message(texts.podsCoveredAndMore, { pods, count })
    : message(texts.podsCovered, { pods });
}
