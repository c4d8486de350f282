/**
 * A text that a person reads, written here once in the language of the program: a file per section,
 * from which others import it by name. `t(shopMessages.pay)` shows it in the reader's language.
 *
 *     export const shopMessages = defineMessages('shop', {
 *       pay: 'Pay now',
 *       paidOn: 'Paid on {{at, day}} by {{customer}}',
 *       waiting: { one: '{{count}} parcel is waiting', other: '{{count}} parcels are waiting' },
 *       askUs: 'Ask <link>our staff</link> about it.',
 *     });
 *
 * `{{name}}` is a value, `{{at, day}}` one in a format of the program, `<link>…</link>` a part that
 * becomes a link or a strong word. A key is `section.name`; names hold no dot and no underscore,
 * which separate what i18next adds.
 */
export type MessageDescriptor<Names extends string = never, Tags extends string = never> = {
  readonly key: string;
  readonly english: SourceText;
  /** What a caller must bring: for the compiler alone, never set. */
  readonly needs?: Names;
  readonly wraps?: Tags;
};

export type SourceText = string | PluralForms;
/** By number, as Intl.PluralRules names the forms of English. */
export type PluralForms = { readonly one: string; readonly other: string };

/** A text together with its values, so that a pure function can say something in no language yet. */
export type Message = { readonly descriptor: AnyDescriptor; readonly values: MessageValues };
/** What needs nothing more to be shown. */
export type Translatable = MessageDescriptor | Message;

/** Words, and the language they turned out to be in. */
export type LocalizedText = { readonly words: string; readonly locale: string };

/** Ours, or the words of a person or of the server, which stay as they are. */
export type DisplayText = Translatable | LocalizedText | string;

export type AnyDescriptor = MessageDescriptor<string, string>;
export type MessageValue = DisplayText | number | Date;
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** The texts of one section, each with its key and with what it asks of those who show it. */
export function defineMessages<
  const Section extends string,
  const W extends Record<string, SourceText>,
>(
  section: Section,
  wordings: W,
): { readonly [Name in keyof W]: MessageDescriptor<NeedsOf<W[Name]>, TagsOf<W[Name]>> } {
  const entries = Object.entries(wordings).map(([name, english]) => {
    return [name, { key: `${section}.${name}`, english }] as const;
  });
  return Object.fromEntries(entries) as { [Name in keyof W]: { key: string; english: W[Name] } };
}

/** A text that only the running program knows: where nobody has written it, its second part. */
export const descriptorOf = (key: string): MessageDescriptor => ({
  key,
  english: key.split('.')[1] ?? key,
});

export function message<Names extends string>(
  text: MessageDescriptor<Names>,
  ...[values]: [Names] extends [never] ? [] : [Readonly<Record<Names, MessageValue>>]
): Message {
  return { descriptor: text, values: values ?? {} };
}

export const isMessage = (value: AnyDescriptor | Message): value is Message =>
  'descriptor' in value;

export const isTranslatable = (value: unknown): value is AnyDescriptor | Message =>
  typeof value === 'object' && value !== null && ('english' in value || 'descriptor' in value);

export const isLocalizedText = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'words' in value && 'locale' in value;

/** One wording by itself, or its forms with what i18next puts behind their keys. */
export const sourceEntriesOf = ({
  key,
  english,
}: AnyDescriptor): [key: string, wording: string][] =>
  typeof english === 'string'
    ? [[key, english]]
    : Object.entries(english).map(([form, wording]) => [`${key}_${form}`, wording]);

type NeedsOf<W extends SourceText> = W extends string
  ? NamesIn<W>
  : W extends PluralForms
    ? NamesIn<W['one'] | W['other']> | 'count'
    : never;

type TagsOf<W extends SourceText> = W extends string
  ? TagsIn<W>
  : W extends PluralForms
    ? TagsIn<W['one'] | W['other']>
    : never;

type NamesIn<W extends string> = W extends `${string}{{${infer Inside}}}${infer Rest}`
  ? (Inside extends `${infer Name},${string}` ? Name : Inside) | NamesIn<Rest>
  : never;

type TagsIn<W extends string> = W extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never;
