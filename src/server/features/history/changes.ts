import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#contract/history.ts';
import type { Speak } from '#server/platform/texts.ts';
import { dayAndTimeOf } from '#texts/dates.ts';
import { historyNamesText } from '#texts/history-names.ts';
import { english } from '#texts/speaker.ts';
import { say } from '#texts/text.ts';
import { fieldInWords, valueInWords } from './field-words.ts';
import type { Names } from './names.ts';

type Recorded = Record<string, unknown>;
type Sides = { before: unknown; after: unknown };
/** For whom it is told: what things are called now, and in which language the rest is said. */
type Telling = { names: Names; speak: Speak; locale: string };

/** Where an event says how it came about, or what it is about, rather than what changed. */
const origins = new Set(['by', 'import', 'what']);

/** What an event changed, for a person to read: names for uuids, words for values, nothing equal. */
export function changesOf({ before, after }: Sides, telling: Telling): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const fields = new Set([...Object.keys(is), ...Object.keys(was)]);
  return (
    [...fields]
      .filter((field) => !origins.has(field) && !isDeepStrictEqual(was[field], is[field]))
      .map((field) => changeOf(field, { before: was[field], after: is[field] }, telling))
      // What only a machine can read, such as the uuid of an answer, has no words and is left out.
      .filter(({ before, after }) => before !== null || after !== null)
      .filter((change, _, changes) => isSaidOnce(change, changes, telling))
  );
}

/** Where a name stands beside the uuid of the same thing, the two are one. */
const isSaidOnce = ({ field, after }: Change, changes: Change[], { speak }: Telling) =>
  field !== fieldInWords(speak, 'name') ||
  !changes.some((other) => other.field !== field && other.after === after);

function changeOf(field: string, { before, after }: Sides, telling: Telling): Change {
  const inWords = (value: unknown) => textOf(field, value, telling);
  const lists = Array.isArray(before) && Array.isArray(after) ? { before, after } : null;
  const without = (some: unknown[], others: unknown[]) =>
    some
      .filter((one) => !others.some((other) => isDeepStrictEqual(one, other)))
      .flatMap((one) => inWords(one) ?? []);
  return {
    field: fieldInWords(telling.speak, field),
    before: inWords(before),
    after: inWords(after),
    added: lists ? without(lists.after, lists.before) : [],
    removed: lists ? without(lists.before, lists.after) : [],
  };
}

const aUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const anInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Null where there is nothing, or nothing that has words. */
function textOf(field: string, value: unknown, telling: Telling): string | null {
  if (value === undefined || value === null || value === '') return null;
  const { speak, locale } = telling;
  if (typeof value === 'boolean') return speak(value ? historyNamesText.yes : historyNamesText.no);
  if (typeof value === 'number') return value.toLocaleString([locale, english]);
  if (typeof value === 'string') return stringInWords(field, value, telling);
  if (Array.isArray(value)) {
    const parts = value.flatMap((one) => textOf(field, one, telling) ?? []);
    return parts.length > 0 ? parts.join(', ') : null;
  }
  return objectInWords(fieldsOf(value), telling);
}

function stringInWords(field: string, value: string, telling: Telling): string | null {
  if (aUuid.test(value)) return telling.names.get(value)?.name ?? null;
  if (!anInstant.test(value)) return valueInWords(telling.speak, field, value);
  return dayAndTimeOf(new Date(value), telling.locale);
}

/** A thing is called by its name, or by what it asks; of anything else each field is told. */
function objectInWords(fields: Recorded, telling: Telling): string | null {
  const { name, question } = fields;
  if (typeof name === 'string') return name;
  if (typeof question === 'string') return question;
  const told = Object.entries(fields).flatMap(([field, value]) => {
    const text = textOf(field, value, telling);
    const { speak } = telling;
    if (text === null) return [];
    const values = { field: fieldInWords(speak, field), value: text };
    return [speak(say(historyNamesText.fieldIs, values))];
  });
  return told.length > 0 ? told.join('; ') : null;
}

const fieldsOf = (recorded: unknown): Recorded =>
  typeof recorded === 'object' && recorded !== null ? { ...recorded } : {};
