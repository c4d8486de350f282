import { createLocalizer, english } from '#messages/localizer.ts';
import type { DisplayText } from '#messages/message.ts';

const localizer = createLocalizer();

/** As a person reads it whose page is in English. */
export const translateToEnglish = (words: DisplayText): string =>
  typeof words === 'string' ? words : localizer.translate(english, words).words;
