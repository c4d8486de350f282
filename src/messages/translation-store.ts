import * as messages from '#lib/messages/translation-store.ts';
import { formats } from './formats.ts';
import { english, type TranslationStore } from './localizer.ts';

/** In a file of its own: a page that shows the English it was built with can do without i18next. */
export const createTranslationStore = (): TranslationStore =>
  messages.createTranslationStore({ source: english, formats });
