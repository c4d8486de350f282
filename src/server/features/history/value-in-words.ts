import type { Piece } from '#contract/piece.schemas.ts';
import { dayAndTimeOf } from '#texts/dates.ts';
import { historyNamesText } from '#texts/history-names.ts';
import { english } from '#texts/speaker.ts';
import { say } from '#texts/text.ts';
import { fieldInWords, type Speaking, storedWord } from './field-words.ts';
import type { Names } from './names.ts';
import { joined } from './pieces.ts';

type Recorded = Record<string, unknown>;
/** For whom it is told: what things are called now, and in which language the rest is said. */
export type Telling = { names: Names; spoken: Speaking; locale: string };

const aUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const anInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Null where there is nothing, or nothing that has words. */
export function valueInWords(field: string, value: unknown, telling: Telling): Piece[] | null {
  if (value === undefined || value === null || value === '') return null;
  const { spoken, locale } = telling;
  if (typeof value === 'boolean') {
    return [spoken(value ? historyNamesText.yes : historyNamesText.no)];
  }
  if (typeof value === 'number')
    return [{ words: value.toLocaleString([locale, english]), locale }];
  if (typeof value === 'string') return stringInWords(field, value, telling);
  if (!Array.isArray(value)) return objectInWords(fieldsOf(value), telling);
  return together(
    value.map((one) => valueInWords(field, one, telling)),
    ', ',
  );
}

function stringInWords(field: string, value: string, telling: Telling): Piece[] | null {
  const { names, spoken, locale } = telling;
  if (aUuid.test(value)) {
    const named = names.get(value);
    return named ? [named.name] : null;
  }
  if (!anInstant.test(value)) return [storedWord(spoken, field, value)];
  return [{ words: dayAndTimeOf(new Date(value), locale), locale }];
}

/** A thing is called by its name, or by what it asks; of anything else each field is told. */
function objectInWords(fields: Recorded, telling: Telling): Piece[] | null {
  const { name, question } = fields;
  if (typeof name === 'string') return [name];
  if (typeof question === 'string') return [question];
  const told = Object.entries(fields).map(([field, value]) => {
    const inWords = valueInWords(field, value, telling);
    return inWords && fieldIs(fieldInWords(telling.spoken, field), inWords, telling);
  });
  return together(told, '; ');
}

function together(texts: (Piece[] | null)[], between: string): Piece[] | null {
  const told = texts.filter((one) => one !== null);
  return told.length > 0 ? joined(told, between) : null;
}

// Of the private use area: no text holds these.
const places = { field: '\uE000', value: '\uE001' };

/** 'Status: Active', in the order in which the reader's language says it. */
function fieldIs(field: Piece, value: Piece[], { spoken }: Telling): Piece[] {
  const { words, locale } = spoken(say(historyNamesText.fieldIs, places));
  return words.split(/(\uE000|\uE001)/).flatMap((part) => {
    if (part === places.field) return [field];
    if (part === places.value) return value;
    return part === '' ? [] : [{ words: part, locale }];
  });
}

export const fieldsOf = (recorded: unknown): Recorded =>
  typeof recorded === 'object' && recorded !== null ? { ...recorded } : {};
