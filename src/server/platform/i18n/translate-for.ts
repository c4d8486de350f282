import type { I18n, Translate } from './i18n.ts';
import { negotiateLocale } from './request-locale.ts';

/** For what somebody gets without having asked just now: by their profile, else in English. */
export function translateFor(
  texts: I18n,
  requested: string,
): { locale: string; translate: Translate } {
  const locale = negotiateLocale(requested, texts.locales());
  return { locale, translate: texts.translatorFor(locale) };
}
