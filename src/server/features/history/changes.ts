import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#contract/history/history.ts';
import { fieldsOf, formatValue, type ReaderContext } from './format-value.ts';
import { fieldLabel } from './labels.ts';

type Sides = { before: unknown; after: unknown };

/** Fields that say how an event came about or what it is about, and not what changed. */
const contextFields = new Set(['by', 'import', 'what']);

/** What an event changed, for a person to read: names in place of uuids, words in place of values. */
export function changesOf({ before, after }: Sides, reader: ReaderContext): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const fields = new Set([...Object.keys(is), ...Object.keys(was)]);
  return (
    [...fields]
      .filter((field) => !contextFields.has(field) && !isDeepStrictEqual(was[field], is[field]))
      .map((field) => changeOf(field, { before: was[field], after: is[field] }, reader))
      // A value with no words for people, such as the uuid of an answer, is left out.
      .filter(({ before, after }) => before !== null || after !== null)
      .filter((change, _, changes) => isNotRepeated(change, changes, reader))
  );
}

/** False for a name beside the uuid of the same thing, which shows the same name. */
const isNotRepeated = (change: Change, changes: Change[], { localize }: ReaderContext) =>
  !isDeepStrictEqual(change.field, fieldLabel(localize, 'name')) ||
  !changes.some((other) => other !== change && isDeepStrictEqual(other.after, change.after));

function changeOf(field: string, { before, after }: Sides, reader: ReaderContext): Change {
  const format = (value: unknown) => formatValue(field, value, reader);
  const lists = Array.isArray(before) && Array.isArray(after) ? { before, after } : null;
  const onlyIn = (items: unknown[], others: unknown[]) =>
    items
      .filter((item) => !others.some((other) => isDeepStrictEqual(item, other)))
      .map(format)
      .filter((texts) => texts !== null);
  return {
    field: fieldLabel(reader.localize, field),
    before: format(before),
    after: format(after),
    added: lists ? onlyIn(lists.after, lists.before) : [],
    removed: lists ? onlyIn(lists.before, lists.after) : [],
  };
}
