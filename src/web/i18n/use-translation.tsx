import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import {
  type AnyDescriptor,
  type DisplayText,
  isLocalizedText,
  isMessage,
  isTranslatable,
  type LocalizedText,
  type Message,
  type MessageDescriptor,
  type MessageValue,
} from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import { currentLanguage, onLanguageChange, type PageLanguage } from './language.ts';

type RenderableValue = MessageValue | ReactNode;
type Wrap = (words: ReactNode) => ReactNode;

type Given<Names extends string, Tags extends string> = [Names | Tags] extends [never]
  ? []
  : [Readonly<Record<Names, RenderableValue> & Record<Tags, Wrap>>];

type Plain<Names extends string> = [Names] extends [never]
  ? []
  : [Readonly<Record<Names, MessageValue>>];

/** How a component speaks: see `useTranslation`. A string is what a person wrote, and stays as it is. */
export type Translator = {
  locale: string;
  /** For people's eyes. In a page of another language each piece says which one it is in. */
  t: {
    (said: DisplayText | ReactNode): ReactNode;
    <N extends string, T extends string>(
      text: MessageDescriptor<N, T>,
      ...given: Given<N, T>
    ): ReactNode;
  };
  /** The words alone, where there can be no element: titles, attributes that are put together. */
  words: {
    (said: DisplayText): string;
    <N extends string>(text: MessageDescriptor<N>, ...given: Plain<N>): string;
  };
  /** `<nav {...attr('aria-label', shellText.main)}>`: an attribute and the language it is in. */
  attr: <Name extends string>(
    name: Name,
    said: DisplayText,
  ) => Record<Name, string> & { lang?: string };
  /**
   * `attr` for the name of a control on which `seen` stands: whoever speaks to the machine says what
   * they see (WCAG 2.5.3). A name that was translated, or reworded, apart from those words has them
   * put before it.
   */
  fullName: (seen: DisplayText, name: DisplayText) => { 'aria-label': string; lang?: string };
};

/**
 * The texts of the page's language; a component that calls this is drawn again when the person
 * switches the language or somebody rewords a text, and keeps what was typed in it.
 */
export const useTranslation = (): Translator =>
  translatorFor(useSyncExternalStore(onLanguageChange, currentLanguage));

/** For messages outside a component: `useTranslation` where there is one. */
export const currentTranslator = (): Translator => translatorFor(currentLanguage());

const translators = new WeakMap<PageLanguage, Translator>();

function translatorFor(language: PageLanguage): Translator {
  const known = translators.get(language);
  if (known) return known;
  const { locale, translate, translateWith } = language;
  const named: Translator['attr'] = (name, said) => {
    if (typeof said === 'string') return attribute(name, said);
    const spoken = translate(said);
    return { ...attribute(name, spoken.words), ...inLanguage(language, spoken) };
  };
  const speech: Translator = {
    locale,
    attr: named,
    t: (
      said: AnyDescriptor | DisplayText | ReactNode,
      given?: Record<string, RenderableValue | Wrap>,
    ) => render(language, said, given),
    words: (said: AnyDescriptor | DisplayText, values: Record<string, MessageValue> = {}) => {
      if (typeof said === 'string') return said;
      if (isLocalizedText(said)) return said.words;
      return (isMessage(said) ? translate(said) : translateWith(said, values)).words;
    },
    fullName: (seen, name) => {
      const [label, whole] = [speech.words(seen), speech.words(name)];
      if (containsWords(whole, label)) return named('aria-label', name);
      return named('aria-label', { words: `${label}: ${whole}`, locale });
    },
  };
  translators.set(language, speech);
  return speech;
}

/** Whether a name has these words in it, as they are spoken: without spaces and signs. */
export const containsWords = (name: string, seen: string) =>
  lettersOf(name).includes(lettersOf(seen));
const lettersOf = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** TypeScript widens the computed key to `string`. */
const attribute = <Name extends string>(name: Name, value: string) =>
  ({ [name]: value }) as Record<Name, string>;

/** English text in an English page needs no `lang`. */
const inLanguage = ({ locale }: PageLanguage, spoken: LocalizedText) =>
  locale === english && spoken.locale === english ? {} : { lang: spoken.locale };

/** Renders a message in its language; other nodes stay as they are. */
function render(
  language: PageLanguage,
  said: AnyDescriptor | Message | LocalizedText | ReactNode,
  given?: Record<string, RenderableValue | Wrap>,
): ReactNode {
  if (isTranslatable(said)) return renderMessage(language, said, given);
  return isLocalizedText(said) ? withLang(language, said, said.words) : said;
}

function withLang(language: PageLanguage, spoken: LocalizedText, words: ReactNode): ReactNode {
  const { lang } = inLanguage(language, spoken);
  return lang ? <span lang={lang}>{words}</span> : words;
}

function renderMessage(
  language: PageLanguage,
  sayable: AnyDescriptor | Message,
  given: Record<string, RenderableValue | Wrap> = {},
): ReactNode {
  const [text, values] = isMessage(sayable)
    ? [sayable.descriptor, sayable.values]
    : [sayable, given];
  const nodes: ReactNode[] = [];
  const plain: Record<string, string | number | Date> = {};
  const wraps: Record<string, Wrap> = {};
  const inside = language.languageOf(text, numbersIn(values));
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'function') wraps[name] = value;
    else if (isPlain(value)) plain[name] = value;
    else plain[name] = marker(nodes.push(render(inside, value)) - 1);
  }
  const spoken = language.translateWith(text, plain);
  return withLang(language, spoken, joined(interpolate(spoken.words, nodes, wraps)));
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
function interpolate(
  words: string,
  nodes: readonly ReactNode[],
  wraps: Record<string, Wrap>,
): readonly ReactNode[] {
  const found = parts.exec(words);
  if (!found) return [words];
  const [all, index, tag = '', inside = ''] = found;
  const inner =
    index === undefined ? joined(interpolate(inside, nodes, wraps)) : nodes[Number(index)];
  return [
    words.slice(0, found.index),
    wraps[tag]?.(inner) ?? inner,
    ...interpolate(words.slice(found.index + all.length), nodes, wraps),
  ];
}

/** One piece of text where nothing else is in it. */
function joined(pieces: readonly ReactNode[]): ReactNode {
  if (pieces.every((piece) => typeof piece === 'string')) return pieces.join('');
  // biome-ignore lint/suspicious/noArrayIndexKey: the places of a sentence never change
  return pieces.map((piece, place) => <Fragment key={place}>{piece}</Fragment>);
}
