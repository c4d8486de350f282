import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ReaderLanguage } from '#contract/pages/first-paint.ts';
import { type LocalizedText, sourceEntriesOf, type Translatable } from '#lib/messages/message.ts';
import { catalogue } from '#messages/catalogue.ts';
import { createLocalizer, english, type Translations } from '#messages/localizer.ts';
import { teReo } from '#messages/te-reo.ts';
import { createTranslationStore } from '#messages/translation-store.ts';

/** Translates a message into one language: a reader's. */
export type Translate = (message: Translatable) => string;

/** What a browser does not know of a language, and under which version it may keep that. */
export type TranslationBundle = ReaderLanguage & { version: string };

/**
 * The texts of the product on this node. What is shipped is known from the start; what people
 * reworded is told by the feature that keeps it.
 */
export type I18n = {
  translatorFor: (locale: string) => Translate;
  /** With the language it turned out to be in, for pages that say so. */
  localize: (locale: string, text: Translatable | LocalizedText) => LocalizedText;
  /** The languages people may choose. */
  locales: () => readonly string[];
  /** Besides the English that browsers carry. */
  bundleFor: (locale: string) => TranslationBundle;
  /** How many of a hundred texts are in this language; less than all is never 100. */
  translatedPercent: (locale: string) => number;
  /** Reworded texts by language, in place of those told before, and which languages are active. */
  load: (rewordings: ReadonlyMap<string, Translations>, active: readonly string[]) => void;
};

/** Every wording there is in English, by its key, as the product came with it. */
export const builtIn: ReadonlyMap<string, string> = new Map(catalogue.flatMap(sourceEntriesOf));

/** What the product came with in other languages. */
export const shippedIn = (locale: string): Translations => (locale === 'mi' ? shipped : {});
const shipped: Translations = Object.fromEntries(
  teReo.map(({ text, wording }) => [text.key, wording]),
);

export function createI18n(): I18n {
  const translator = createTranslationStore();
  const localizer = createLocalizer(translator);
  let locales: readonly string[] = [english, 'mi'];
  let reworded: ReadonlyMap<string, Translations> = new Map();
  const bundles = new Map<string, TranslationBundle>();
  translator.learn('mi', shipped);

  const wordingsIn = (locale: string) => ({ ...shippedIn(locale), ...reworded.get(locale) });

  const bundleFor = (locale: string) => {
    const bundle = bundles.get(locale) ?? bundleOf(locale, wordingsIn);
    bundles.set(locale, bundle);
    return bundle;
  };

  return {
    translatorFor: (locale) => (message) => localizer.translate(locale, message).words,
    localize: localizer.translate,
    locales: () => locales,
    bundleFor,
    translatedPercent: (locale) =>
      locale === english
        ? 100
        : Math.floor((Object.keys(bundleFor(locale).wordings).length / builtIn.size) * 100),
    load(rewordings, active) {
      // Asked for every half minute: what hangs on a bundle is drawn and packed again with each new one.
      if (isDeepStrictEqual([rewordings, active], [reworded, locales])) return;
      const before = [...locales, ...reworded.keys()];
      locales = active;
      reworded = rewordings;
      bundles.clear();
      for (const locale of new Set([...before, ...active, ...rewordings.keys()])) {
        translator.learn(locale, wordingsIn(locale));
      }
    },
  };
}

function bundleOf(locale: string, wordingsIn: (locale: string) => Translations): TranslationBundle {
  const entriesOf = (of: string) =>
    Object.entries(wordingsIn(of)).filter(([key]) => builtIn.has(key));
  const changed = entriesOf(english).filter(([key, wording]) => builtIn.get(key) !== wording);
  const own = locale === english ? changed : entriesOf(locale);
  const wordings = Object.fromEntries(own);
  const fallback = Object.fromEntries(changed.filter(([key]) => !(key in wordings)));
  const version = hashOf(JSON.stringify([locale, wordings, fallback]));
  return { locale, wordings, fallback, version };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** For work that nobody in particular reads. */
export const inEnglish = (i18n: I18n) => ({
  i18n,
  locale: english,
  translate: i18n.translatorFor(english),
});
