import type { DisplayText } from '#lib/messages/message.ts';
import { createLocalizer, english } from '#messages/localizer.ts';

const localizer = createLocalizer();

/** As a person reads it whose page is in English. */
export const translateToEnglish = (words: DisplayText): string =>
  typeof words === 'string' ? words : localizer.translate(english, words).words;
