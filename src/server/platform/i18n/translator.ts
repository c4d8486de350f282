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
type RenderableValue = MessageValue | Html;
type Values<Names extends string, Tags extends string> = Readonly<
  Record<Names, RenderableValue> & Record<Tags, Wrap>
>;

/** What a page or a mail is written with for its reader; in the browser it is `useTranslation`. */
export type Translator = {
  locale: string;
  translate: Translate;
  /** As HTML: what turned out to be in another language is marked with it. */
  t: {
    (text: Translatable): Html;
    <N extends string, T extends string>(text: MessageDescriptor<N, T>, values: Values<N, T>): Html;
  };
  /** An attribute, or nothing, for an element that holds these words alone. */
  lang: (text: Translatable) => Html;
};

export type TranslationSource = Pick<I18n, 'locales' | 'localize'>;

export function translatorFor(i18n: TranslationSource, requested: string): Translator {
  const locale = negotiateLocale(requested, i18n.locales());
  const localize = (text: Translatable) => i18n.localize(locale, text);
  const mark = (of: string) => (of === locale ? new Html('') : html` lang="${of}"`);
  return {
    locale,
    translate: (text) => localize(text).words,
    lang: (text) => mark(localize(text).locale),
    t(text: AnyDescriptor | Message, given: Record<string, RenderableValue | Wrap> = {}) {
      const { values, wraps, parts } = splitValues(given);
      const { words, locale: of } = localize(isMessage(text) ? text : { descriptor: text, values });
      const inside = fillMarkers(wrapTags(words, wraps), parts);
      return of === locale ? inside : html`<span${mark(of)}>${inside}</span>`;
    },
  };
}

/** Wraps are named by tags; HTML among the values keeps its place by a marker. */
function splitValues(given: Record<string, RenderableValue | Wrap>) {
  const values: Record<string, MessageValue> = {};
  const wraps: Record<string, Wrap> = {};
  const parts: Html[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') wraps[name] = value;
    else values[name] = value instanceof Html ? marker(parts.push(value) - 1) : value;
  }
  return { values, wraps, parts };
}

// Of the private use area: no text holds these.
const marker = (index: number) => `\uE000${index}\uE001`;

const fillMarkers = ({ text }: Html, parts: readonly Html[]) =>
  new Html(text.replace(/\uE000(\d+)\uE001/g, (_, index) => parts[Number(index)]?.text ?? ''));

/** Puts the elements of `wraps` around the parts that a text marks with their names. */
function wrapTags(words: string, wraps: Record<string, Wrap>): Html {
  const found = /<(\w+)>(.*?)<\/\1>/s.exec(words);
  const [all = '', tag = '', inside = ''] = found ?? [];
  const wrap = wraps[tag];
  if (!found || !wrap) return new Html(escapeHtml(words));
  const [before, after] = [words.slice(0, found.index), words.slice(found.index + all.length)];
  return html`${before}${wrap(wrapTags(inside, wraps))}${wrapTags(after, wraps)}`;
}
