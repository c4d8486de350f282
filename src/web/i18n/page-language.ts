import type { ReaderLanguage } from '#contract/pages/first-paint.ts';
import { createLocalizer, english } from '#messages/localizer.ts';
import { createTranslationStore } from '#messages/translation-store.ts';
import { languageIn, type PageLanguage } from './language.ts';

const known = new WeakMap<ReaderLanguage, PageLanguage>();

/** The language of whoever the server draws a page for. */
export function pageLanguage(reader: ReaderLanguage): PageLanguage {
  const learned = known.get(reader) ?? learn(reader);
  known.set(reader, learned);
  return learned;
}

function learn({ locale, wordings, fallback }: ReaderLanguage): PageLanguage {
  const store = createTranslationStore();
  store.learn(english, fallback);
  store.learn(locale, wordings);
  return languageIn(locale, createLocalizer(store));
}
