import { createLocalizer, english } from '#messages/localizer.ts';
import type { DisplayText } from '#messages/message.ts';

const localizer = createLocalizer();

/** A text as a reader of English sees it. */
export const translateToEnglish = (text: DisplayText): string =>
  typeof text === 'string' ? text : localizer.translate(english, text).words;
