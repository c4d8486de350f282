import { createInstance } from 'i18next';
import { dayAndTimeOf, dayOf, momentOf, timeOf } from './dates.ts';
import { type AnyText, isSaid, isSayable, type Sayable, type Value, type Values } from './text.ts';

/** What the product is written in: the language of everything nobody has translated. */
export const english = 'en-NZ';

/** By key (`section.name`, with `_one` and `_other` where a text has forms). */
export type Wordings = Readonly<Record<string, string>>;

/** Words, and the language they turned out to be in. */
export type Spoken = { words: string; locale: string };

/** The texts of the product in every language it has learnt: the same in the browser and on the server. */
export type Speaker = {
  /** Replaces what was known of a language. Of English this is only what differs from the built-in. */
  learn: (locale: string, wordings: Wordings) => void;
  speak: (locale: string, sayable: Sayable) => Spoken;
  /** With values that stay as they are, such as markers for what is put in afterwards. */
  speakWith: (locale: string, text: AnyText, values: Values) => Spoken;
  /** Which language a text would turn out to be in: this one, or English. */
  languageOf: (locale: string, text: AnyText, values: Values) => string;
  /** Of a key that only the running program knows; its second part where there is no text. */
  speakKey: (locale: string, key: string) => Spoken;
};

const namespace = 'texts';

export function createSpeaker(): Speaker {
  const i18n = createInstance();
  void i18n.init({
    // Each call says its language; there is no current one, as a server has many readers at once.
    lng: english,
    fallbackLng: english,
    load: 'currentOnly',
    resources: {},
    defaultNS: namespace,
    ns: [namespace],
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React and the server's own HTML escape what they show.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string, wording?: string) => wording ?? secondPart(key),
  });
  for (const [name, format] of Object.entries(formats)) {
    i18n.services.formatter?.add(name, (value, locale = english) => format(value, locale));
  }

  function languageOf(locale: string, { key, english: wording }: AnyText, values: Values): string {
    if (locale === english) return locale;
    // `{{act}} {{name}}` has no words but those of the texts that stand in it.
    if (isWordless(wording)) {
      const inside = Object.values(values).find((value) => isSayable(value));
      return inside && isSayable(inside) ? speak(locale, inside).locale : locale;
    }
    const { count } = values;
    const isKnown = i18n.exists(key, { lng: locale, fallbackLng: [], count: Number(count ?? 0) });
    return isKnown || i18n.exists(key, { lng: locale, fallbackLng: [] }) ? locale : english;
  }

  /** A whole sentence in one language, with the dates, numbers and texts that stand in it. */
  function speakWith(asked: string, text: AnyText, values: Values): Spoken {
    const locale = languageOf(asked, text, values);
    const known = Object.entries(values).map(([name, value]) => [
      name,
      asValue(value, locale, name),
    ]);
    const options = { ...Object.fromEntries(known), ...builtIn(text.english), lng: locale };
    return { words: String(i18n.t(text.key, options)), locale };
  }

  function speak(locale: string, sayable: Sayable): Spoken {
    return isSaid(sayable)
      ? speakWith(locale, sayable.text, sayable.values)
      : speakWith(locale, sayable, {});
  }

  /** Only a count stays a number, since it chooses the form; it is written out by `number`. */
  function asValue(value: Value, locale: string, name: string): string | number | Date {
    if (isSayable(value) && !(value instanceof Date)) return speak(locale, value).words;
    return typeof value === 'number' && name !== 'count' ? number(value, locale) : value;
  }

  return {
    learn: (locale, wordings) => {
      i18n.removeResourceBundle(locale, namespace);
      const counted = Object.entries(wordings).map(([key, wording]) => [key, withCount(wording)]);
      i18n.addResourceBundle(locale, namespace, Object.fromEntries(counted));
    },
    speak,
    speakWith,
    languageOf,
    speakKey: (locale, key) => {
      const { res, usedLng } = i18n.t(key, { lng: locale, returnDetails: true });
      return { words: res, locale: usedLng };
    },
  };
}

/** `{{at, day}}` and `{{label}}: {{value}}` are the same in every language. */
const isWordless = (wording: AnyText['english']) =>
  typeof wording === 'string' && !/\p{L}/u.test(wording.replace(/\{\{.*?\}\}/g, ''));

const secondPart = (key: string) => key.split('.')[1] ?? key;

/** The wording the program was built with, as i18next takes it: it comes last of all. */
function builtIn(wording: AnyText['english']): Record<string, string> {
  if (typeof wording === 'string') return { defaultValue: withCount(wording) };
  const { one, other } = wording;
  return { defaultValue_one: withCount(one), defaultValue_other: withCount(other) };
}

const withCount = (wording: string) => wording.replaceAll('{{count}}', '{{count, number}}');

const numbers = new Map<string, Intl.NumberFormat>();

function number(value: number, locale: string): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat([locale, english]);
  numbers.set(locale, format);
  return format.format(value);
}

const formats: Record<string, (value: unknown, locale: string) => string> = {
  number: (value, locale) => (typeof value === 'number' ? number(value, locale) : String(value)),
  day: when(dayOf),
  time: when((at) => timeOf(at)),
  dayAndTime: when(dayAndTimeOf),
  moment: when((at, locale) => momentOf(at, locale)),
};

/** A marker in place of a date passes through. */
function when(write: (at: Date, locale: string) => string) {
  return (value: unknown, locale: string) =>
    value instanceof Date ? write(value, locale) : String(value);
}
