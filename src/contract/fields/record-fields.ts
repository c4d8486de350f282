import type { MessageDescriptor } from '#lib/messages/message.ts';

/**
 * A field of a record, described once. The schemas of its calls, the SQL that reads and writes it,
 * its columns in imports and exports, its name in the history and the values of its form follow from
 * this. Plain data, so that the browser can load it without zod.
 */
export type RecordField = (
  | { kind: 'requiredLine' | 'line'; max: number }
  | { kind: 'email' | 'flag' }
  /** Read, checked and shown by its own code: a choice, a reference, a list. */
  | { kind: 'custom' }
  /** Not a field of the record itself, only a column of its files. */
  | { kind: 'column' }
) & {
  /** Its key in replies, where that differs from the one in bodies and in the table. */
  replyKey?: string;
  label: MessageDescriptor;
  /** Its name in the middle of a sentence. Default: the text of its key in `fieldsMessages`. */
  inSentence?: MessageDescriptor;
  file?: FileColumn;
};

type FileColumn = {
  /** The same in every language, so that an import recognises the columns of an export. */
  header: string;
  /** Shown where people choose what a column holds. Default: the field's label. */
  label?: MessageDescriptor;
  /** Other headers that people give such columns. Compared without case and punctuation. */
  synonyms?: readonly string[];
  /** Headers of columns that hold it where no other column of the file does. */
  fallbacks?: readonly string[];
  /** Its values in the sample file, row by row. Default: the sample file has no such column. */
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

/** Renames the keys of the values to those that replies have. */
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

/** Absent keys stay absent. */
export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  const present = keys.filter((key) => key in whole);
  return Object.fromEntries(present.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

/** A value for each one-line field of a kind, made from its greatest length, such as its schema. */
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

/** The names of a record's columns, as shown to people who assign the columns of a file. */
export const columnLabels = <Key extends string>(
  fields: Readonly<Record<Key, RecordField>>,
): Record<Key, MessageDescriptor> =>
  eachOf(Object.keys(fields) as Key[], (key) => fields[key].file?.label ?? fields[key].label);
