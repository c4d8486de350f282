import { createSpeaker, english, type Translator, type Wordings } from '#texts/speaker.ts';
import type { AnyText, Sayable, Spoken, Values } from '#texts/text.ts';
import { apiBase } from './settings.ts';

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
export type Language = {
  locale: string;
  speak: (said: Sayable | Spoken) => Spoken;
  speakWith: (text: AnyText, values: Values) => Spoken;
  /** The language a text turns out to be in, for what stands in it. */
  languageOf: (text: AnyText, values: Values) => Language;
};

/** Comes with the first text that is not the English this program was built with. */
let translator: Translator | undefined;
let speaker = createSpeaker();
const listeners = new Set<() => void>();
let language = languageIn(english);
/** What was chosen last: its texts may still be on their way. */
let wished = english;
let wishes = 0;

function languageIn(locale: string): Language {
  const here: Language = {
    locale,
    speak: (said) => speaker.speak(locale, said),
    speakWith: (text, values) => speaker.speakWith(locale, text, values),
    languageOf: (text, values) => {
      const found = speaker.languageOf(locale, text, values);
      return found === locale ? here : languageIn(found);
    },
  };
  return here;
}

export const languageNow = (): Language => language;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the page as it was sent, with the texts that its script brought. */
export async function beginLanguage() {
  wished = document.documentElement.lang || english;
  // Without the texts the page is in English and says so: the switch can then be tried again.
  await take(wished).catch(() => show(english));
}

const choiceKey = 'chosenLanguage';

/** What a guest chose on this visit, in this tab: it goes into the profile of whoever logs in. */
export function choseHere(locale: string) {
  try {
    sessionStorage.setItem(choiceKey, locale);
  } catch {
    // Without storage their profile decides.
  }
}

/** The choice of a guest who has become somebody; it is asked for once. */
export function takeChoice(): string | undefined {
  try {
    const choice = sessionStorage.getItem(choiceKey);
    sessionStorage.removeItem(choiceKey);
    return choice ?? undefined;
  } catch {
    return undefined;
  }
}

/** Shows everything in a language, and remembers it on this device for the next page. */
export async function showIn(locale: string) {
  wishes += 1;
  const mine = wishes;
  wished = locale;
  try {
    await bring(locale);
    await take(locale);
  } catch (error) {
    // Of two wishes for one language the other may still come true.
    if (mine === wishes) wished = language.locale;
    throw error;
  }
  if (wished !== locale) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing without https
  document.cookie = `locale=${locale}; path=/; max-age=${aYear}; samesite=lax${secure}`;
}

/** After somebody reworded a text: the same language with what it says now. */
export async function hearRewording() {
  const locale = wished;
  const before = brought();
  await bring(locale);
  // Most changes are to another language than this.
  if (brought() !== before) await take(locale);
}

const brought = () =>
  JSON.stringify([flat(window.translations), flat(window.fallbackTranslations)]);

const aYear = 365 * 24 * 60 * 60;

/** At once, unless the translator has to be fetched first: what was chosen meanwhile stays. */
async function take(locale: string) {
  const [own, fallback] = [flat(window.translations), flat(window.fallbackTranslations)];
  if (!translator && !(isEmpty(own) && isEmpty(fallback))) await bringTranslator();
  if (locale !== wished) return;
  translator?.learn(locale, own);
  if (locale !== english) translator?.learn(english, fallback);
  show(locale);
}

const isEmpty = (wordings: Wordings) => Object.keys(wordings).length === 0;

async function bringTranslator() {
  const { createTranslator } = await import('#texts/translator.ts');
  translator ??= createTranslator();
  speaker = createSpeaker(translator);
}

function show(locale: string) {
  wished = locale;
  document.documentElement.lang = locale;
  language = languageIn(locale);
  for (const listener of listeners) listener();
}

/** A script, since that is how the contract serves texts; its address is asked anew each time. */
function bring(locale: string): Promise<void> {
  const script = document.createElement('script');
  script.src = `${apiBase()}/js/translations.js?locale=${locale}&only=changed`;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The texts could not be fetched.'));
    document.head.append(script);
  }).finally(() => script.remove());
}

const flat = (sections: Sections = {}): Wordings =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([section, texts]) =>
      Object.entries(texts).map(([name, wording]) => [`${section}.${name}`, wording]),
    ),
  );
