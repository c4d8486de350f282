import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { english } from '#texts/speaker.ts';
import {
  type AnyText,
  isSaid,
  isSayable,
  isSpoken,
  type Said,
  type Spoken,
  type Text,
  type Value,
  type Words,
} from '#texts/text.ts';
import { type Language, languageNow, onLanguage } from './language.ts';

type Shown = Value | ReactNode;
type Wrap = (words: ReactNode) => ReactNode;

type Given<Names extends string, Tags extends string> = [Names | Tags] extends [never]
  ? []
  : [Readonly<Record<Names, Shown> & Record<Tags, Wrap>>];

type Plain<Names extends string> = [Names] extends [never] ? [] : [Readonly<Record<Names, Value>>];

/** How a component speaks: see `useText`. A string is what a person wrote, and stays as it is. */
export type Speech = {
  locale: string;
  /** For people's eyes. In a page of another language each piece says which one it is in. */
  t: {
    (said: Words | ReactNode): ReactNode;
    <N extends string, T extends string>(text: Text<N, T>, ...given: Given<N, T>): ReactNode;
  };
  /** The words alone, where there can be no element: titles, attributes that are put together. */
  words: {
    (said: Words): string;
    <N extends string>(text: Text<N>, ...given: Plain<N>): string;
  };
  /** `<nav {...attr('aria-label', shellText.main)}>`: an attribute and the language it is in. */
  attr: <Name extends string>(name: Name, said: Words) => Record<Name, string> & { lang?: string };
  /**
   * `attr` for the name of a control on which `seen` stands: whoever speaks to the machine says what
   * they see (WCAG 2.5.3). A name that was translated, or reworded, apart from those words has them
   * put before it.
   */
  fullName: (seen: Words, name: Words) => { 'aria-label': string; lang?: string };
};

/**
 * The texts of the page's language; a component that calls this is drawn again when the person
 * switches the language or somebody rewords a text, and keeps what was typed in it.
 */
export const useText = (): Speech => speechOf(useSyncExternalStore(onLanguage, languageNow));

/** For what is said outside a component: `useText` where there is one. */
export const textNow = (): Speech => speechOf(languageNow());

const speeches = new WeakMap<Language, Speech>();

function speechOf(language: Language): Speech {
  const known = speeches.get(language);
  if (known) return known;
  const { locale, speak, speakWith } = language;
  const named: Speech['attr'] = (name, said) => {
    if (typeof said === 'string') return attribute(name, said);
    const spoken = speak(said);
    return { ...attribute(name, spoken.words), ...inLanguage(language, spoken) };
  };
  const speech: Speech = {
    locale,
    attr: named,
    t: (said: AnyText | Words | ReactNode, given?: Record<string, Shown | Wrap>) =>
      draw(language, said, given),
    words: (said: AnyText | Words, values: Record<string, Value> = {}) => {
      if (typeof said === 'string') return said;
      if (isSpoken(said)) return said.words;
      return (isSaid(said) ? speak(said) : speakWith(said, values)).words;
    },
    fullName: (seen, name) => {
      const [label, whole] = [speech.words(seen), speech.words(name)];
      if (holds(whole, label)) return named('aria-label', name);
      return named('aria-label', { words: `${label}: ${whole}`, locale });
    },
  };
  speeches.set(language, speech);
  return speech;
}

/** Whether a name has these words in it, as they are spoken: without spaces and signs. */
export const holds = (name: string, seen: string) => lettersOf(name).includes(lettersOf(seen));
const lettersOf = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The compiler takes the one key of such a record for any. */
const attribute = <Name extends string>(name: Name, value: string) =>
  ({ [name]: value }) as Record<Name, string>;

/** English in an English page needs no word about it. */
const inLanguage = ({ locale }: Language, spoken: Spoken) =>
  locale === english && spoken.locale === english ? {} : { lang: spoken.locale };

/** Words in their language; what has none stands there as it is. */
function draw(
  language: Language,
  said: AnyText | Said | Spoken | ReactNode,
  given?: Record<string, Shown | Wrap>,
): ReactNode {
  if (isSayable(said)) return show(language, said, given);
  return isSpoken(said) ? marked(language, said, said.words) : said;
}

function marked(language: Language, spoken: Spoken, words: ReactNode): ReactNode {
  const { lang } = inLanguage(language, spoken);
  return lang ? <span lang={lang}>{words}</span> : words;
}

function show(
  language: Language,
  sayable: AnyText | Said,
  given: Record<string, Shown | Wrap> = {},
): ReactNode {
  const [text, values] = isSaid(sayable) ? [sayable.text, sayable.values] : [sayable, given];
  const nodes: ReactNode[] = [];
  const plain: Record<string, string | number | Date> = {};
  const wraps: Record<string, Wrap> = {};
  const inside = language.languageOf(text, numbersIn(values));
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'function') wraps[name] = value;
    else if (isPlain(value)) plain[name] = value;
    else plain[name] = marker(nodes.push(draw(inside, value)) - 1);
  }
  const spoken = language.speakWith(text, plain);
  return marked(language, spoken, joined(put(spoken.words, nodes, wraps)));
}

/** What i18next writes out. Everything else is put in afterwards: what people wrote is no markup. */
const isPlain = (value: unknown): value is number | Date =>
  typeof value === 'number' || value instanceof Date;

const numbersIn = (values: object): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'));

// Of the private use area: no text holds these.
const marker = (index: number) => `\uE000${index}\uE001`;
const parts = /\uE000(\d+)\uE001|<(\w+)>(.*?)<\/\2>/s;

/** Elements in the places of their markers and around the parts that are tagged. */
function put(
  words: string,
  nodes: readonly ReactNode[],
  wraps: Record<string, Wrap>,
): readonly ReactNode[] {
  const found = parts.exec(words);
  if (!found) return [words];
  const [all, index, tag = '', inside = ''] = found;
  const inner = index === undefined ? joined(put(inside, nodes, wraps)) : nodes[Number(index)];
  return [
    words.slice(0, found.index),
    wraps[tag]?.(inner) ?? inner,
    ...put(words.slice(found.index + all.length), nodes, wraps),
  ];
}

/** One piece of text where nothing else is in it. */
function joined(pieces: readonly ReactNode[]): ReactNode {
  if (pieces.every((piece) => typeof piece === 'string')) return pieces.join('');
  // biome-ignore lint/suspicious/noArrayIndexKey: the places of a sentence never change
  return pieces.map((piece, place) => <Fragment key={place}>{piece}</Fragment>);
}
