import type { I18n, Translate } from './i18n.ts';
import { negotiateLocale } from './request-locale.ts';

/** For what somebody gets without having asked just now: by their profile, else in English. */
export function translateFor(
  i18n: I18n,
  requested: string,
): { locale: string; translate: Translate } {
  const locale = negotiateLocale(requested, i18n.locales());
  return { locale, translate: i18n.translatorFor(locale) };
}
