import { createInstance } from 'i18next';
import type { LocalizerOptions, TranslationStore } from './localizer.ts';

const namespace = 'texts';

/** By i18next, which a page that shows only the built-in texts can do without. */
export function createTranslationStore({ source, formats }: LocalizerOptions): TranslationStore {
  const i18n = createInstance();
  void i18n.init({
    // Each call says its language; there is no current one, as a server has many readers at once.
    lng: source,
    fallbackLng: source,
    load: 'currentOnly',
    resources: {},
    defaultNS: namespace,
    ns: [namespace],
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React and the server's own HTML escape what they show.
    interpolation: { escapeValue: false },
  });
  for (const [name, format] of Object.entries(formats)) {
    i18n.services.formatter?.add(name, (value, locale = source, { formatLocale = locale }) =>
      format(value, formatLocale),
    );
  }

  return {
    learn: (locale, wordings) => {
      i18n.removeResourceBundle(locale, namespace);
      const counted = Object.entries(wordings).map(([key, wording]) => [key, withCount(wording)]);
      i18n.addResourceBundle(locale, namespace, Object.fromEntries(counted));
    },
    knows: (locale, key, count = 0) =>
      i18n.exists(key, { lng: locale, fallbackLng: [], count }) ||
      i18n.exists(key, { lng: locale, fallbackLng: [] }),
    // What a person wrote never names another text.
    translate: (locale, key, values, formatLocale) =>
      String(i18n.t(key, { ...values, lng: locale, nest: false, formatLocale })),
  };
}

const withCount = (wording: string) => wording.replaceAll('{{count}}', '{{count, number}}');
