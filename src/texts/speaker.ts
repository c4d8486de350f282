import { type Filling, fill } from './fill.ts';
import { number } from './formats.ts';
import {
  type AnyText,
  isSaid,
  isSayable,
  isSpoken,
  type Sayable,
  type Spoken,
  type Value,
  type Values,
} from './text.ts';

/** What the product is written in: the language of everything nobody has translated. */
export const english = 'en-NZ';

/** By key (`section.name`, with `_one` and `_other` where a text has forms). */
export type Wordings = Readonly<Record<string, string>>;

/** What was translated and reworded since the program was built. */
export type Translator = {
  /** Replaces what was known of a language. Of English this is only what differs from the built-in. */
  learn: (locale: string, wordings: Wordings) => void;
  /** In this language itself, in the form for a number. */
  knows: (locale: string, key: string, count?: number) => boolean;
  translate: (locale: string, key: string, values: Filling) => string;
};

/** The texts of the product in every language: the same in the browser and on the server. */
export type Speaker = {
  /** What has been said already stays as it is. */
  speak: (locale: string, said: Sayable | Spoken) => Spoken;
  /** With values that stay as they are, such as markers for what is put in afterwards. */
  speakWith: (locale: string, text: AnyText, values: Values) => Spoken;
  /** Which language a text would turn out to be in: this one, or English. */
  languageOf: (locale: string, text: AnyText, values: Values) => string;
};

/** Without a translator everything is said in the English that the program was built with. */
export function createSpeaker(translator?: Translator): Speaker {
  /** The language that has a text: this one, English that was reworded, or none. */
  const knownIn = (locale: string, key: string, count?: number) =>
    [locale, english].find((one) => translator?.knows(one, key, count));

  function languageOf(locale: string, { key, english: wording }: AnyText, values: Values): string {
    if (locale === english) return locale;
    // `{{act}} {{name}}` has no words but those of the texts that stand in it.
    if (isWordless(wording)) {
      const inside = Object.values(values).find(hasWords);
      return inside ? speak(locale, inside).locale : locale;
    }
    return knownIn(locale, key, countIn(values)) ?? english;
  }

  /** A whole sentence in one language, with the dates, numbers and texts that stand in it. */
  function speakWith(asked: string, text: AnyText, values: Values): Spoken {
    const locale = languageOf(asked, text, values);
    const filling = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, asValue(value, locale, name)]),
    );
    const words =
      translator && knownIn(locale, text.key, countIn(values))
        ? translator.translate(locale, text.key, filling)
        : fill(text.english, filling, locale);
    return { words, locale };
  }

  function speak(locale: string, said: Sayable | Spoken): Spoken {
    if (isSpoken(said)) return said;
    return isSaid(said) ? speakWith(locale, said.text, said.values) : speakWith(locale, said, {});
  }

  /** Only a count stays a number, since it chooses the form. */
  function asValue(value: Value, locale: string, name: string): string | number | Date {
    if (hasWords(value)) return speak(locale, value).words;
    return typeof value === 'number' && name !== 'count' ? number(value, locale) : value;
  }

  return { speak, speakWith, languageOf };
}

const hasWords = (value: Value): value is Sayable | Spoken => isSayable(value) || isSpoken(value);

const countIn = ({ count }: Values) => (typeof count === 'number' ? count : undefined);

/** `{{at, day}}` and `{{label}}: {{value}}` are the same in every language. */
const isWordless = (wording: AnyText['english']) =>
  typeof wording === 'string' && !/\p{L}/u.test(wording.replace(/\{\{.*?\}\}/g, ''));
