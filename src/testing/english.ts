import { createLocalizer, english } from '#messages/localizer.ts';
import type { DisplayText } from '#messages/message.ts';

const speaker = createLocalizer();

/** As a person reads it whose page is in English. */
export const translateToEnglish = (words: DisplayText): string =>
  typeof words === 'string' ? words : speaker.translate(english, words).words;
