import * as messages from '#lib/messages/localizer.ts';
import { formats } from './formats.ts';

export type { Localizer, TranslationStore, Translations } from '#lib/messages/localizer.ts';

/** What the product is written in: the language of everything nobody has translated. */
export const english = 'en-NZ';

/** The product's messages in every language; without a store, in English. */
export const createLocalizer = (store?: messages.TranslationStore): messages.Localizer =>
  messages.createLocalizer({ source: english, formats }, store);
