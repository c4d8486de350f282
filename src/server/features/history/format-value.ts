import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { message } from '#lib/messages/message.ts';
import { dayAndTimeOf } from '#messages/dates.ts';
import { historyNamesMessages } from '#messages/history/history-names.ts';
import { english } from '#messages/localizer.ts';
import { fieldLabel, type Localize, valueLabel } from './labels.ts';
import { joinTexts } from './localized-texts.ts';
import type { Names } from './names.ts';

type Recorded = Record<string, unknown>;
/** For whom it is told: what things are called now, and in which language the rest is said. */
export type ReaderContext = { names: Names; spoken: Localize; locale: string };

const aUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const anInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Null where there is nothing, or nothing that has words. */
export function formatValue(
  field: string,
  value: unknown,
  telling: ReaderContext,
): LocalizedString[] | null {
  if (value === undefined || value === null || value === '') return null;
  const { spoken, locale } = telling;
  if (typeof value === 'boolean') {
    return [spoken(value ? historyNamesMessages.yes : historyNamesMessages.no)];
  }
  if (typeof value === 'number')
    return [{ words: value.toLocaleString([locale, english]), locale }];
  if (typeof value === 'string') return formatString(field, value, telling);
  if (!Array.isArray(value)) return formatObject(fieldsOf(value), telling);
  return together(
    value.map((one) => formatValue(field, one, telling)),
    ', ',
  );
}

function formatString(
  field: string,
  value: string,
  telling: ReaderContext,
): LocalizedString[] | null {
  const { names, spoken, locale } = telling;
  if (aUuid.test(value)) {
    const named = names.get(value);
    return named ? [named.name] : null;
  }
  if (!anInstant.test(value)) return [valueLabel(spoken, field, value)];
  return [{ words: dayAndTimeOf(new Date(value), locale), locale }];
}

/** A thing is called by its name, or by what it asks; of anything else each field is told. */
function formatObject(fields: Recorded, telling: ReaderContext): LocalizedString[] | null {
  const { name, question } = fields;
  if (typeof name === 'string') return [name];
  if (typeof question === 'string') return [question];
  const told = Object.entries(fields).map(([field, value]) => {
    const inWords = formatValue(field, value, telling);
    return inWords && formatField(fieldLabel(telling.spoken, field), inWords, telling);
  });
  return together(told, '; ');
}

function together(texts: (LocalizedString[] | null)[], between: string): LocalizedString[] | null {
  const told = texts.filter((one) => one !== null);
  return told.length > 0 ? joinTexts(told, between) : null;
}

// Of the private use area: no text holds these.
const places = { field: '\uE000', value: '\uE001' };

/** 'Status: Active', in the order in which the reader's language says it. */
function formatField(
  field: LocalizedString,
  value: LocalizedString[],
  { spoken }: ReaderContext,
): LocalizedString[] {
  const { words, locale } = spoken(message(historyNamesMessages.fieldIs, places));
  return words.split(/(\uE000|\uE001)/).flatMap((part) => {
    if (part === places.field) return [field];
    if (part === places.value) return value;
    return part === '' ? [] : [{ words: part, locale }];
  });
}

export const fieldsOf = (recorded: unknown): Recorded =>
  typeof recorded === 'object' && recorded !== null ? { ...recorded } : {};
