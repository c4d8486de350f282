import { formatNumber } from './formats.ts';
import { type InterpolationValues, interpolate } from './interpolate.ts';
import {
  type AnyDescriptor,
  isLocalizedText,
  isMessage,
  isTranslatable,
  type LocalizedText,
  type MessageValue,
  type MessageValues,
  type Translatable,
} from './message.ts';

/** What the product is written in: the language of everything nobody has translated. */
export const english = 'en-NZ';

/** By key (`section.name`, with `_one` and `_other` where a text has forms). */
export type Translations = Readonly<Record<string, string>>;

/** What was translated and reworded since the program was built. */
export type TranslationStore = {
  /** Replaces what was known of a language. Of English this is only what differs from the built-in. */
  learn: (locale: string, wordings: Translations) => void;
  /** In this language itself, in the form for a number. */
  knows: (locale: string, key: string, count?: number) => boolean;
  translate: (locale: string, key: string, values: InterpolationValues) => string;
};

/** The texts of the product in every language: the same in the browser and on the server. */
export type Localizer = {
  /** What has been said already stays as it is. */
  translate: (locale: string, said: Translatable | LocalizedText) => LocalizedText;
  /** With values that stay as they are, such as markers for what is put in afterwards. */
  translateWith: (locale: string, text: AnyDescriptor, values: MessageValues) => LocalizedText;
  /** Which language a text would turn out to be in: this one, or English. */
  languageOf: (locale: string, text: AnyDescriptor, values: MessageValues) => string;
};

/** Without a translator everything is said in the English that the program was built with. */
export function createLocalizer(translator?: TranslationStore): Localizer {
  /** The language that has a text: this one, English that was reworded, or none. */
  const knownIn = (locale: string, key: string, count?: number) =>
    [locale, english].find((one) => translator?.knows(one, key, count));

  function languageOf(
    locale: string,
    { key, english: wording }: AnyDescriptor,
    values: MessageValues,
  ): string {
    if (locale === english) return locale;
    // `{{act}} {{name}}` has no words but those of the texts that stand in it.
    if (isWordless(wording)) {
      const inside = Object.values(values).find(hasWords);
      return inside ? speak(locale, inside).locale : locale;
    }
    return knownIn(locale, key, countIn(values)) ?? english;
  }

  /** A whole sentence in one language, with the dates, numbers and texts that stand in it. */
  function speakWith(asked: string, text: AnyDescriptor, values: MessageValues): LocalizedText {
    const locale = languageOf(asked, text, values);
    const filling = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, asValue(value, locale, name)]),
    );
    const words =
      translator && knownIn(locale, text.key, countIn(values))
        ? translator.translate(locale, text.key, filling)
        : interpolate(text.english, filling, locale);
    return { words, locale };
  }

  function speak(locale: string, said: Translatable | LocalizedText): LocalizedText {
    if (isLocalizedText(said)) return said;
    return isMessage(said)
      ? speakWith(locale, said.descriptor, said.values)
      : speakWith(locale, said, {});
  }

  /** Only a count stays a number, since it chooses the form. */
  function asValue(value: MessageValue, locale: string, name: string): string | number | Date {
    if (hasWords(value)) return speak(locale, value).words;
    return typeof value === 'number' && name !== 'count' ? formatNumber(value, locale) : value;
  }

  return { translate: speak, translateWith: speakWith, languageOf };
}

const hasWords = (value: MessageValue): value is Translatable | LocalizedText =>
  isTranslatable(value) || isLocalizedText(value);

const countIn = ({ count }: MessageValues) => (typeof count === 'number' ? count : undefined);

/** `{{at, day}}` and `{{label}}: {{value}}` are the same in every language. */
const isWordless = (wording: AnyDescriptor['english']) =>
  typeof wording === 'string' && !/\p{L}/u.test(wording.replace(/\{\{.*?\}\}/g, ''));
