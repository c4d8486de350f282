import type { DisplayText } from '#lib/messages/message.ts';
import { createLocalizer, english } from '#messages/localizer.ts';

const localizer = createLocalizer();

/** A text as a reader of English sees it. */
export const translateToEnglish = (text: DisplayText): string =>
  typeof text === 'string' ? text : localizer.translate(english, text).words;
