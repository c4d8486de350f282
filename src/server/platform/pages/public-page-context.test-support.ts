import { english, type Translations } from '#messages/localizer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { translatorFor } from '#server/platform/i18n/translator.ts';
import type { PublicPageContext } from './public-page-context.ts';

/** What a page is written on for somebody who reads in this language, which has these wordings. */
export function publicPageContextIn(
  locale: string,
  wordings: Translations = {},
): PublicPageContext {
  const i18n = createI18n();
  i18n.load(new Map([['mi', wordings]]), [english, 'mi']);
  const url = 'https://learn.example';
  return {
    site: { name: 'Stepwise', url, client: url, environment: 'test' },
    translator: translatorFor(i18n, locale),
    languages: [
      { code: english, name: 'English' },
      { code: 'mi', name: 'Te reo Māori' },
    ],
    headers: {},
  };
}
