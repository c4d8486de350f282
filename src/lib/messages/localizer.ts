import { type Formats, type InterpolationValues, interpolate } from './interpolate.ts';
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

/** By key (`section.name`, with `_one` and `_other` where a text has forms). */
export type Translations = Readonly<Record<string, string>>;

/** What was translated and reworded since the program was built. */
export type TranslationStore = {
  /** Replaces what was known of a language. Of the source this is only what differs from the built-in. */
  learn: (locale: string, wordings: Translations) => void;
  /** In this language itself, in the form for a number. */
  knows: (locale: string, key: string, count?: number) => boolean;
  translate: (
    locale: string,
    key: string,
    values: InterpolationValues,
    /** Whose dates and numbers stand in it. */
    formatLocale: string,
  ) => string;
};

export type LocalizerOptions = {
  /** The language the messages are written in: that of everything nobody has translated. */
  source: string;
  formats: Formats;
};

/** The messages of a program in every language: the same in the browser and on the server. */
export type Localizer = {
  /**
   * Text that is localized already stays as it is. `formatLocale` is for an English text on a page in
   * another language: its dates and numbers are that page's.
   */
  translate: (
    locale: string,
    text: Translatable | LocalizedText,
    formatLocale?: string,
  ) => LocalizedText;
  /** With values that stay as they are, such as markers for what is put in afterwards. */
  translateWith: (
    locale: string,
    text: AnyDescriptor,
    values: MessageValues,
    formatLocale?: string,
  ) => LocalizedText;
  /** Which language a text would turn out to be in: this one, or the source. */
  languageOf: (locale: string, text: AnyDescriptor, values: MessageValues) => string;
};

/** Without a store every message is in the language it was written in. */
export function createLocalizer(
  { source, formats }: LocalizerOptions,
  store?: TranslationStore,
): Localizer {
  /** The language that has a text: this one, the source that was reworded, or none. */
  const knownIn = (locale: string, key: string, count?: number) =>
    [locale, source].find((candidate) => store?.knows(candidate, key, count));

  function languageOf(
    locale: string,
    { key, english: wording }: AnyDescriptor,
    values: MessageValues,
  ): string {
    if (locale === source) return locale;
    // `{{act}} {{name}}` has no words but those of the texts that stand in it.
    if (isWordless(wording)) {
      const inside = Object.values(values).find(hasWords);
      return inside ? translate(locale, inside).locale : locale;
    }
    return knownIn(locale, key, countIn(values)) ?? source;
  }

  /**
   * A whole sentence in one language, with the texts that stand in it. Dates and numbers are written as
   * the reader's language does, also in a sentence that nobody has translated: a page has one form.
   */
  function write(
    formatLocale: string,
    requested: string,
    text: AnyDescriptor,
    values: MessageValues,
  ): LocalizedText {
    const locale = languageOf(requested, text, values);
    const filling = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        writeValue(formatLocale, locale, value, name),
      ]),
    );
    const words =
      store && knownIn(locale, text.key, countIn(values))
        ? store.translate(locale, text.key, filling, formatLocale)
        : interpolate(text.english, filling, formatLocale, formats);
    return { words, locale };
  }

  /** Only a count stays a number, since it chooses the form. */
  function writeValue(
    formatLocale: string,
    locale: string,
    value: MessageValue,
    name: string,
  ): string | number | Date {
    if (isLocalizedText(value)) return value.words;
    if (isTranslatable(value)) return write(formatLocale, locale, ...partsOf(value)).words;
    return typeof value === 'number' && name !== 'count'
      ? formats.number(value, formatLocale)
      : value;
  }

  const translateWith: Localizer['translateWith'] = (locale, text, values, formatLocale = locale) =>
    write(formatLocale, locale, text, values);

  const translate: Localizer['translate'] = (locale, text, formatLocale) =>
    isLocalizedText(text) ? text : translateWith(locale, ...partsOf(text), formatLocale);

  return { translate, translateWith, languageOf };
}

const partsOf = (text: Translatable): [AnyDescriptor, MessageValues] =>
  isMessage(text) ? [text.descriptor, text.values] : [text, {}];

const hasWords = (value: MessageValue): value is Translatable | LocalizedText =>
  isTranslatable(value) || isLocalizedText(value);

const countIn = ({ count }: MessageValues) => (typeof count === 'number' ? count : undefined);

/** `{{at, day}}` and `{{label}}: {{value}}` are the same in every language. */
const isWordless = (wording: AnyDescriptor['english']) =>
  typeof wording === 'string' && !/\p{L}/u.test(wording.replace(/\{\{.*?\}\}/g, ''));
