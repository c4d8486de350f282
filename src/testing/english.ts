import { createSpeaker, english } from '#texts/speaker.ts';
import type { Words } from '#texts/text.ts';

const speaker = createSpeaker();

/** As a person reads it whose page is in English. */
export const inEnglish = (words: Words): string =>
  typeof words === 'string' ? words : speaker.speak(english, words).words;
