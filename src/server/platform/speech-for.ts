import { languageFor } from './request-locale.ts';
import type { Speak, Texts } from './texts.ts';

/** For what somebody gets without having asked just now: by their profile, else in English. */
export function speechFor(texts: Texts, wished: string): { locale: string; speak: Speak } {
  const locale = languageFor(wished, texts.locales());
  return { locale, speak: texts.speakIn(locale) };
}
