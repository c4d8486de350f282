import { createContext, Fragment, type ReactNode, use, useSyncExternalStore } from 'react';
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

type Values<Names extends string, Tags extends string> = [Names | Tags] extends [never]
  ? []
  : [Readonly<Record<Names, RenderableValue> & Record<Tags, Wrap>>];

type PlainValues<Names extends string> = [Names] extends [never]
  ? []
  : [Readonly<Record<Names, MessageValue>>];

/** See `useTranslation`. A string is what a person wrote, and stays as it is. */
export type Translator = {
  locale: string;
  /** As elements: in a page of another language each text is marked with the one it is in. */
  t: {
    (text: DisplayText | ReactNode): ReactNode;
    <N extends string, T extends string>(
      text: MessageDescriptor<N, T>,
      ...values: Values<N, T>
    ): ReactNode;
  };
  /** As a string, where there can be no element: titles, attributes that are put together. */
  words: {
    (text: DisplayText): string;
    <N extends string>(text: MessageDescriptor<N>, ...values: PlainValues<N>): string;
  };
  /** `<nav {...attr('aria-label', shellMessages.main)}>`: an attribute and the language it is in. */
  attr: <Name extends string>(
    name: Name,
    text: DisplayText,
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
export function useTranslation(): Translator {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
  return translatorFor(use(ReaderLanguageContext) ?? language);
}

/** Of the first paint, which is drawn for readers of several languages by one process. */
export const ReaderLanguageContext = createContext<PageLanguage | undefined>(undefined);

/** For messages outside a component: `useTranslation` where there is one. */
export const currentTranslator = (): Translator => translatorFor(currentLanguage());

const translators = new WeakMap<PageLanguage, Translator>();

function translatorFor(language: PageLanguage): Translator {
  const cached = translators.get(language);
  if (cached) return cached;
  const { locale, translate, translateWith } = language;
  const attributeFor: Translator['attr'] = (name, text) => {
    if (typeof text === 'string') return attribute(name, text);
    const localized = translate(text);
    return { ...attribute(name, localized.words), ...inLanguage(language, localized) };
  };
  const translator: Translator = {
    locale,
    attr: attributeFor,
    t: (
      text: AnyDescriptor | DisplayText | ReactNode,
      values?: Record<string, RenderableValue | Wrap>,
    ) => render(language, text, values),
    words: (text: AnyDescriptor | DisplayText, values: Record<string, MessageValue> = {}) => {
      if (typeof text === 'string') return text;
      if (isLocalizedText(text)) return text.words;
      return (isMessage(text) ? translate(text) : translateWith(text, values)).words;
    },
    fullName: (seen, name) => {
      const [visible, spoken] = [translator.words(seen), translator.words(name)];
      if (containsWords(spoken, visible)) return attributeFor('aria-label', name);
      return attributeFor('aria-label', { words: `${visible}: ${spoken}`, locale });
    },
  };
  translators.set(language, translator);
  return translator;
}

/** Whether a name has these words in it, as they are spoken: without spaces and signs. */
export const containsWords = (name: string, seen: string) =>
  lettersOf(name).includes(lettersOf(seen));
const lettersOf = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** TypeScript widens the computed key to `string`. */
const attribute = <Name extends string>(name: Name, value: string) =>
  ({ [name]: value }) as Record<Name, string>;

/** English text in an English page needs no `lang`. */
const inLanguage = ({ locale }: PageLanguage, localized: LocalizedText) =>
  locale === english && localized.locale === english ? {} : { lang: localized.locale };

/** Renders a message in its language; other nodes stay as they are. */
function render(
  language: PageLanguage,
  text: AnyDescriptor | Message | LocalizedText | ReactNode,
  values?: Record<string, RenderableValue | Wrap>,
): ReactNode {
  if (isTranslatable(text)) return renderMessage(language, text, values);
  return isLocalizedText(text) ? withLang(language, text, text.words) : text;
}

function withLang(language: PageLanguage, localized: LocalizedText, words: ReactNode): ReactNode {
  const { lang } = inLanguage(language, localized);
  return lang ? <span lang={lang}>{words}</span> : words;
}

function renderMessage(
  language: PageLanguage,
  message: AnyDescriptor | Message,
  given: Record<string, RenderableValue | Wrap> = {},
): ReactNode {
  const [descriptor, values] = isMessage(message)
    ? [message.descriptor, message.values]
    : [message, given];
  const nodes: ReactNode[] = [];
  const plain: Record<string, string | number | Date> = {};
  const wraps: Record<string, Wrap> = {};
  const inside = language.languageOf(descriptor, numbersIn(values));
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'function') wraps[name] = value;
    else if (isPlain(value)) plain[name] = value;
    else plain[name] = marker(nodes.push(render(inside, value)) - 1);
  }
  const localized = language.translateWith(descriptor, plain);
  return withLang(language, localized, joinNodes(interpolate(localized.words, nodes, wraps)));
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
    index === undefined ? joinNodes(interpolate(inside, nodes, wraps)) : nodes[Number(index)];
  return [
    words.slice(0, found.index),
    wraps[tag]?.(inner) ?? inner,
    ...interpolate(words.slice(found.index + all.length), nodes, wraps),
  ];
}

/** One string where there are no elements. */
function joinNodes(nodes: readonly ReactNode[]): ReactNode {
  if (nodes.every((node) => typeof node === 'string')) return nodes.join('');
  // biome-ignore lint/suspicious/noArrayIndexKey: the places of a sentence never change
  return nodes.map((node, place) => <Fragment key={place}>{node}</Fragment>);
}
