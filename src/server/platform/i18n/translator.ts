import {
  type AnyDescriptor,
  isMessage,
  type Message,
  type MessageDescriptor,
  type MessageValue,
  type Translatable,
} from '#lib/messages/message.ts';
import { escapeHtml, Html, html } from '#server/platform/pages/html.ts';
import type { I18n, Translate } from './i18n.ts';
import { negotiateLocale } from './request-locale.ts';

type Wrap = (inside: Html) => Html;
type Shown = MessageValue | Html;
type Given<Names extends string, Tags extends string> = Readonly<
  Record<Names, Shown> & Record<Tags, Wrap>
>;

/** How a page or a mail speaks to its reader; in the browser, `useTranslation` is the same. */
export type Translator = {
  locale: string;
  translate: Translate;
  /** For people's eyes: a piece that turned out to be in another language says so. */
  t: {
    (said: Translatable): Html;
    <N extends string, T extends string>(text: MessageDescriptor<N, T>, given: Given<N, T>): Html;
  };
  /** The language in which a text turns out to be said. */
  languageOf: (text: AnyDescriptor) => string;
  /** An attribute, or nothing, for an element that holds these words alone. */
  lang: (said: Translatable) => Html;
};

export type TranslationSource = Pick<I18n, 'locales' | 'localize'>;

export function translatorFor(texts: TranslationSource, wished: string): Translator {
  const locale = negotiateLocale(wished, texts.locales());
  const spoken = (said: Translatable) => texts.localize(locale, said);
  const mark = (of: string) => (of === locale ? new Html('') : html` lang="${of}"`);
  return {
    locale,
    translate: (said) => spoken(said).words,
    languageOf: (text) => spoken({ descriptor: text, values: {} }).locale,
    lang: (said) => mark(spoken(said).locale),
    t(said: AnyDescriptor | Message, given: Record<string, Shown | Wrap> = {}) {
      const { values, wraps, parts } = sorted(given);
      const { words, locale: of } = spoken(isMessage(said) ? said : { descriptor: said, values });
      const inside = filled(tagged(words, wraps), parts);
      return of === locale ? inside : html`<span${mark(of)}>${inside}</span>`;
    },
  };
}

/** Wraps are named by tags; HTML among the values keeps its place by a marker. */
function sorted(given: Record<string, Shown | Wrap>) {
  const values: Record<string, MessageValue> = {};
  const wraps: Record<string, Wrap> = {};
  const parts: Html[] = [];
  for (const [name, one] of Object.entries(given)) {
    if (typeof one === 'function') wraps[name] = one;
    else values[name] = one instanceof Html ? marker(parts.push(one) - 1) : one;
  }
  return { values, wraps, parts };
}

// Of the private use area: no text holds these.
const marker = (index: number) => `\uE000${index}\uE001`;

const filled = ({ text }: Html, parts: readonly Html[]) =>
  new Html(text.replace(/\uE000(\d+)\uE001/g, (_, index) => parts[Number(index)]?.text ?? ''));

/** Puts what is wanted around the parts that a text marks for it. */
function tagged(words: string, wraps: Record<string, Wrap>): Html {
  const found = /<(\w+)>(.*?)<\/\1>/s.exec(words);
  const [all = '', tag = '', inside = ''] = found ?? [];
  const wrap = wraps[tag];
  if (!found || !wrap) return new Html(escapeHtml(words));
  const [before, after] = [words.slice(0, found.index), words.slice(found.index + all.length)];
  return html`${before}${wrap(tagged(inside, wraps))}${tagged(after, wraps)}`;
}
