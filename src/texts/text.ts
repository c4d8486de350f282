/**
 * Every text a person reads is written here, in English, once: a file per section, which a feature
 * imports by name. `t(mentoringText.signOff)` shows it in the reader's language.
 *
 *     export const mentoringText = texts('mentoring', {
 *       signOff: 'Sign off',
 *       signedOffOn: 'Signed off on {{at, day}} by {{mentor}}',
 *       waiting: { one: '{{count}} reflection waits', other: '{{count}} reflections wait' },
 *       askMentor: 'Ask <mentor>your mentor</mentor> about it.',
 *     });
 *
 * `{{name}}` is a value, `{{at, day}}` a Date as its day (also `time`, `moment`, `dayAndTime`),
 * `<mentor>…</mentor>` a part that becomes a link or a strong word. A key is `section.name`; names
 * hold no dot and no underscore, which separate what i18next adds.
 */
export type Text<Names extends string = never, Tags extends string = never> = {
  readonly key: string;
  readonly english: Wording;
  /** What a caller must bring: for the compiler alone, never set. */
  readonly needs?: Names;
  readonly wraps?: Tags;
};

export type Wording = string | Forms;
/** By number, as Intl.PluralRules names the forms of English. */
export type Forms = { readonly one: string; readonly other: string };

/** A text together with its values, so that a pure function can say something in no language yet. */
export type Said = { readonly text: AnyText; readonly values: Values };
/** What needs nothing more to be shown. */
export type Sayable = Text | Said;

/** Words, and the language they turned out to be in. */
export type Spoken = { readonly words: string; readonly locale: string };

/** Ours, or the words of a person or of the server, which stay as they are. */
export type Words = Sayable | Spoken | string;

export type AnyText = Text<string, string>;
export type Value = Words | number | Date;
export type Values = Readonly<Record<string, Value>>;

/** The texts of one section, each with its key and with what it asks of those who show it. */
export function texts<const Section extends string, const W extends Record<string, Wording>>(
  section: Section,
  wordings: W,
): { readonly [Name in keyof W]: Text<NeedsOf<W[Name]>, TagsOf<W[Name]>> } {
  const entries = Object.entries(wordings).map(([name, english]) => {
    return [name, { key: `${section}.${name}`, english }] as const;
  });
  return Object.fromEntries(entries) as { [Name in keyof W]: { key: string; english: W[Name] } };
}

/** A text that only the running program knows: where nobody has written it, its second part. */
export const textOf = (key: string): Text => ({ key, english: key.split('.')[1] ?? key });

export function say<Names extends string>(
  text: Text<Names>,
  ...[values]: [Names] extends [never] ? [] : [Readonly<Record<Names, Value>>]
): Said {
  return { text, values: values ?? {} };
}

export const isSaid = (sayable: AnyText | Said): sayable is Said => 'text' in sayable;

export const isSayable = (value: unknown): value is AnyText | Said =>
  typeof value === 'object' && value !== null && ('english' in value || 'text' in value);

export const isSpoken = (value: unknown): value is Spoken =>
  typeof value === 'object' && value !== null && 'words' in value && 'locale' in value;

/** One wording by itself, or its forms with what i18next puts behind their keys. */
export const wordingsOf = ({ key, english }: AnyText): [key: string, wording: string][] =>
  typeof english === 'string'
    ? [[key, english]]
    : Object.entries(english).map(([form, wording]) => [`${key}_${form}`, wording]);

type NeedsOf<W extends Wording> = W extends string
  ? NamesIn<W>
  : W extends Forms
    ? NamesIn<W['one'] | W['other']> | 'count'
    : never;

type TagsOf<W extends Wording> = W extends string
  ? TagsIn<W>
  : W extends Forms
    ? TagsIn<W['one'] | W['other']>
    : never;

type NamesIn<W extends string> = W extends `${string}{{${infer Inside}}}${infer Rest}`
  ? (Inside extends `${infer Name},${string}` ? Name : Inside) | NamesIn<Rest>
  : never;

type TagsIn<W extends string> = W extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never;
