import type {
  AnyDescriptor,
  LocalizedText,
  MessageValues,
  Translatable,
} from '#lib/messages/message.ts';
import {
  createLocalizer,
  english,
  type Localizer,
  type TranslationStore,
  type Translations,
} from '#messages/localizer.ts';
import { apiBase } from '#web/settings.ts';

declare global {
  interface Window {
    /** By section and name, as /js/translations.js assigns them. */
    translations?: Sections;
    /** What is shown in English meanwhile and was reworded since the client was built. */
    fallbackTranslations?: Sections;
  }
}

type Sections = Record<string, Record<string, string>>;

/** The page's language and everything known of it. A new object with every change. */
export type PageLanguage = {
  locale: string;
  translate: (text: Translatable | LocalizedText) => LocalizedText;
  translateWith: (text: AnyDescriptor, values: MessageValues) => LocalizedText;
  /** The language a text turns out to be in, for what stands in it. */
  languageOf: (text: AnyDescriptor, values: MessageValues) => PageLanguage;
};

/** Comes with the first text that is not the English this program was built with. */
let translator: TranslationStore | undefined;
let localizer = createLocalizer();
const listeners = new Set<() => void>();
let language = languageIn(english, localizer);
/** The language requested last: its translations may still be loading. */
let requestedLocale = english;
let requestCount = 0;

/** `formatLocale`: the page's, for dates and numbers in a text that falls back to English. */
export function languageIn(
  locale: string,
  localizer: Localizer,
  formatLocale = locale,
): PageLanguage {
  const here: PageLanguage = {
    locale,
    translate: (text) => localizer.translate(locale, text, formatLocale),
    translateWith: (text, values) => localizer.translateWith(locale, text, values, formatLocale),
    languageOf: (text, values) => {
      const found = localizer.languageOf(locale, text, values);
      return found === locale ? here : languageIn(found, localizer, formatLocale);
    },
  };
  return here;
}

export const currentLanguage = (): PageLanguage => language;

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the page as it was sent, with the texts that its script brought. */
export async function initLanguage() {
  requestedLocale = document.documentElement.lang || english;
  // Without the texts the page is in English and says so: the switch can then be tried again.
  await applyTranslations(requestedLocale).catch(() => applyLanguage(english));
}

const choiceKey = 'chosenLanguage';

/** What a guest chose on this visit, in this tab: it goes into the profile of whoever logs in. */
export function rememberGuestLanguage(locale: string) {
  try {
    sessionStorage.setItem(choiceKey, locale);
  } catch {
    // Without storage their profile decides.
  }
}

/** The choice of a guest who has become somebody; it is asked for once. */
export function takeGuestLanguage(): string | undefined {
  try {
    const choice = sessionStorage.getItem(choiceKey);
    sessionStorage.removeItem(choiceKey);
    return choice ?? undefined;
  } catch {
    return undefined;
  }
}

/** Shows everything in a language, and remembers it on this device for the next page. */
export async function changeLanguage(locale: string) {
  requestCount += 1;
  const mine = requestCount;
  requestedLocale = locale;
  try {
    await loadTranslations(locale);
    await applyTranslations(locale);
  } catch (error) {
    // Of two requests for one language the other may still succeed.
    if (mine === requestCount) requestedLocale = language.locale;
    throw error;
  }
  if (requestedLocale !== locale) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing without https
  document.cookie = `locale=${locale}; path=/; max-age=${aYear}; samesite=lax${secure}`;
}

/** After somebody reworded a text: the same language with what it says now. */
export async function reloadTranslations() {
  const locale = requestedLocale;
  const before = loadedTranslations();
  await loadTranslations(locale);
  // Most changes are to another language.
  if (loadedTranslations() !== before) await applyTranslations(locale);
}

const loadedTranslations = () =>
  JSON.stringify([
    flattenSections(window.translations),
    flattenSections(window.fallbackTranslations),
  ]);

const aYear = 365 * 24 * 60 * 60;

/** Synchronous unless i18next has to be loaded first; a language chosen meanwhile wins. */
async function applyTranslations(locale: string) {
  const [own, fallback] = [
    flattenSections(window.translations),
    flattenSections(window.fallbackTranslations),
  ];
  if (!translator && !(isEmpty(own) && isEmpty(fallback))) await loadTranslator();
  if (locale !== requestedLocale) return;
  translator?.learn(locale, own);
  if (locale !== english) translator?.learn(english, fallback);
  applyLanguage(locale);
}

const isEmpty = (wordings: Translations) => Object.keys(wordings).length === 0;

async function loadTranslator() {
  const { createTranslationStore } = await import('#messages/translation-store.ts');
  translator ??= createTranslationStore();
  localizer = createLocalizer(translator);
}

function applyLanguage(locale: string) {
  requestedLocale = locale;
  document.documentElement.lang = locale;
  language = languageIn(locale, localizer);
  for (const listener of listeners) listener();
}

/** A script, because the contract serves translations as one; it is never cached. */
function loadTranslations(locale: string): Promise<void> {
  const script = document.createElement('script');
  script.src = `${apiBase()}/js/translations.js?locale=${locale}&only=changed`;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The texts could not be fetched.'));
    document.head.append(script);
  }).finally(() => script.remove());
}

const flattenSections = (sections: Sections = {}): Translations =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([section, texts]) =>
      Object.entries(texts).map(([name, wording]) => [`${section}.${name}`, wording]),
    ),
  );
