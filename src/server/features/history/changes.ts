import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#contract/history/history.ts';
import { fieldsOf, formatValue, type ReaderContext } from './format-value.ts';
import { fieldLabel } from './labels.ts';

type Sides = { before: unknown; after: unknown };

/** Where an event says how it came about, or what it is about, rather than what changed. */
const origins = new Set(['by', 'import', 'what']);

/** What an event changed, for a person to read: names for uuids, words for values, nothing equal. */
export function changesOf({ before, after }: Sides, telling: ReaderContext): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const fields = new Set([...Object.keys(is), ...Object.keys(was)]);
  return (
    [...fields]
      .filter((field) => !origins.has(field) && !isDeepStrictEqual(was[field], is[field]))
      .map((field) => changeOf(field, { before: was[field], after: is[field] }, telling))
      // What only a machine can read, such as the uuid of an answer, has no words and is left out.
      .filter(({ before, after }) => before !== null || after !== null)
      .filter((change, _, changes) => isNotRepeated(change, changes, telling))
  );
}

/** Where a name stands beside the uuid of the same thing, the two are one. */
const isNotRepeated = (change: Change, changes: Change[], { spoken }: ReaderContext) =>
  !isDeepStrictEqual(change.field, fieldLabel(spoken, 'name')) ||
  !changes.some((other) => other !== change && isDeepStrictEqual(other.after, change.after));

function changeOf(field: string, { before, after }: Sides, telling: ReaderContext): Change {
  const inWords = (value: unknown) => formatValue(field, value, telling);
  const lists = Array.isArray(before) && Array.isArray(after) ? { before, after } : null;
  const without = (some: unknown[], others: unknown[]) =>
    some
      .filter((one) => !others.some((other) => isDeepStrictEqual(one, other)))
      .map(inWords)
      .filter((one) => one !== null);
  return {
    field: fieldLabel(telling.spoken, field),
    before: inWords(before),
    after: inWords(after),
    added: lists ? without(lists.after, lists.before) : [],
    removed: lists ? without(lists.before, lists.after) : [],
  };
}
