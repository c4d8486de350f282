import { createHash } from 'node:crypto';
import { catalogue } from '#texts/catalogue.ts';
import { createSpeaker, english, type Wordings } from '#texts/speaker.ts';
import { teReo } from '#texts/te-reo.ts';
import { type Sayable, type Spoken, wordingsOf } from '#texts/text.ts';
import { createTranslator } from '#texts/translator.ts';

/** Says a text in one language: a reader's. */
export type Speak = (sayable: Sayable) => string;

/** What a browser does not know of a language, and under which version it may keep that. */
export type Brought = {
  wordings: Wordings;
  /** English that was reworded, for what the language lacks. */
  fallback: Wordings;
  version: string;
};

/**
 * The texts of the product on this node. What is shipped is known from the start; what people
 * reworded is told by the feature that keeps it.
 */
export type Texts = {
  speakIn: (locale: string) => Speak;
  /** With the language it turned out to be in, for pages that say so. */
  spokenIn: (locale: string, said: Sayable | Spoken) => Spoken;
  /** The languages people may choose. */
  locales: () => readonly string[];
  /** Besides the English that browsers carry. */
  broughtFor: (locale: string) => Brought;
  /** Reworded texts by language, in place of those told before, and which languages are active. */
  tell: (rewordings: ReadonlyMap<string, Wordings>, active: readonly string[]) => void;
};

/** Every wording there is in English, by its key, as the product came with it. */
export const builtIn: ReadonlyMap<string, string> = new Map(catalogue.flatMap(wordingsOf));

/** What the product came with in other languages. */
export const shippedIn = (locale: string): Wordings => (locale === 'mi' ? shipped : {});
const shipped: Wordings = Object.fromEntries(teReo.map(({ text, wording }) => [text.key, wording]));

export function openTexts(): Texts {
  const translator = createTranslator();
  const speaker = createSpeaker(translator);
  let locales: readonly string[] = [english, 'mi'];
  let reworded: ReadonlyMap<string, Wordings> = new Map();
  const brought = new Map<string, Brought>();
  translator.learn('mi', shipped);

  const wordingsIn = (locale: string) => ({ ...shippedIn(locale), ...reworded.get(locale) });

  return {
    speakIn: (locale) => (sayable) => speaker.speak(locale, sayable).words,
    spokenIn: speaker.speak,
    locales: () => locales,
    broughtFor(locale) {
      const known = brought.get(locale) ?? bring(locale, wordingsIn);
      brought.set(locale, known);
      return known;
    },
    tell(rewordings, active) {
      const before = [...locales, ...reworded.keys()];
      locales = active;
      reworded = rewordings;
      brought.clear();
      for (const locale of new Set([...before, ...active, ...rewordings.keys()])) {
        translator.learn(locale, wordingsIn(locale));
      }
    },
  };
}

function bring(locale: string, wordingsIn: (locale: string) => Wordings): Brought {
  const known = (of: string) => Object.entries(wordingsIn(of)).filter(([key]) => builtIn.has(key));
  const changed = known(english).filter(([key, wording]) => builtIn.get(key) !== wording);
  const own = locale === english ? changed : known(locale);
  const wordings = Object.fromEntries(own);
  const fallback = Object.fromEntries(changed.filter(([key]) => !(key in wordings)));
  const said = JSON.stringify([locale, wordings, fallback]);
  return { wordings, fallback, version: hashOf(said) };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** For work that nobody in particular reads. */
export const inEnglish = (texts: Texts) => ({
  texts,
  locale: english,
  speak: texts.speakIn(english),
});
