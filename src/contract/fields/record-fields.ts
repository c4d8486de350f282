import type { MessageDescriptor } from '#lib/messages/message.ts';

/**
 * A field of a record, described once. The call's schemas, the statements that read and write it, its
 * columns in imports and exports, its name in the history and the values of its form follow from
 * this. Plain data, so that the browser may have it without any schema.
 */
export type RecordField = (
  | { kind: 'requiredLine' | 'line'; max: number }
  | { kind: 'email' | 'flag' }
  /** Read, checked and shown by code of its own: a choice, a reference, a list. */
  | { kind: 'custom' }
  /** No field of the record itself: only a column of its files. */
  | { kind: 'column' }
) & {
  /** Its key in replies, where that is not the one in bodies and in the table. */
  replyKey?: string;
  label: MessageDescriptor;
  /** In the middle of a sentence. Not given: what `fieldsMessages` calls its key. */
  inSentence?: MessageDescriptor;
  file?: FileColumn;
};

type FileColumn = {
  /** The same in every language: an import has to know again what an export wrote. */
  header: string;
  /** Where people choose what a column holds. Not given: the field's label. */
  label?: MessageDescriptor;
  /** How people head such columns, besides our own words for it. Compared without case and signs. */
  synonyms?: readonly string[];
  /** What stands below it in the sample file, row by row. Not given: it goes without the column. */
  samples?: readonly string[];
};

/** In the order of their columns in files. */
export type RecordFields = Readonly<Record<string, RecordField>>;

export type KeyOfKind<Fields extends RecordFields, Kind extends RecordField['kind']> = {
  [Key in keyof Fields]: Fields[Key]['kind'] extends Kind ? Key : never;
}[keyof Fields] &
  string;

export function keysOfKind<Fields extends RecordFields, Kind extends RecordField['kind']>(
  fields: Fields,
  ...kinds: Kind[]
): KeyOfKind<Fields, Kind>[] {
  const wanted: readonly string[] = kinds;
  return Object.entries(fields)
    .filter(([, { kind }]) => wanted.includes(kind))
    .map(([key]) => key as KeyOfKind<Fields, Kind>);
}

export type ReplyKey<Fields extends RecordFields, Key> = Key extends keyof Fields
  ? Fields[Key] extends { replyKey: infer Name extends string }
    ? Name
    : Key
  : Key;

export const replyKey = <Fields extends RecordFields, Key extends keyof Fields & string>(
  fields: Fields,
  key: Key,
) => (fields[key]?.replyKey ?? key) as ReplyKey<Fields, Key>;

/** What is known by the fields' own keys, by the keys that replies have for them. */
export function byReplyKey<Fields extends RecordFields, Values extends object>(
  fields: Fields,
  values: Values,
) {
  const entries = Object.entries(values).map(([key, value]) => [replyKey(fields, key), value]);
  return Object.fromEntries(entries) as {
    [Key in keyof Values as ReplyKey<Fields, Key>]: Values[Key];
  };
}

export function eachOf<Key extends string, Value>(
  keys: readonly Key[],
  makeValue: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, makeValue(key)])) as Record<Key, Value>;
}

/** What is not there stays away. */
export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  const there = keys.filter((key) => key in whole);
  return Object.fromEntries(there.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

/** Something for each line of a record, such as the schema of texts that are so long at most. */
export function eachLine<Fields extends RecordFields, Kind extends 'requiredLine' | 'line', Value>(
  fields: Fields,
  kind: Kind,
  makeValue: (max: number) => Value,
): Record<KeyOfKind<Fields, Kind>, Value> {
  const lines = Object.entries<RecordField>(fields).flatMap(([key, field]) =>
    'max' in field && field.kind === kind ? [[key, makeValue(field.max)] as const] : [],
  );
  return Object.fromEntries(lines) as Record<KeyOfKind<Fields, Kind>, Value>;
}

/** What the columns of a record's files are, for whoever says which of them a column holds. */
export const columnLabels = <Key extends string>(
  fields: Readonly<Record<Key, RecordField>>,
): Record<Key, MessageDescriptor> =>
  eachOf(Object.keys(fields) as Key[], (key) => fields[key].file?.label ?? fields[key].label);
