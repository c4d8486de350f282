import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { message } from '#lib/messages/message.ts';
import { dayAndTimeOf } from '#messages/dates.ts';
import { historyNamesMessages } from '#messages/history/history-names.ts';
import { english } from '#messages/localizer.ts';
import { fieldLabel, type Localize, valueLabel } from './labels.ts';
import { joinTexts } from './localized-texts.ts';
import type { Names } from './names.ts';

type Recorded = Record<string, unknown>;
/** The names that things have now, and the language of the person who reads about them. */
export type ReaderContext = { names: Names; localize: Localize; locale: string };

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Null for an empty value, and for one that has no words. */
export function formatValue(
  field: string,
  value: unknown,
  reader: ReaderContext,
): LocalizedString[] | null {
  if (value === undefined || value === null || value === '') return null;
  const { localize, locale } = reader;
  if (typeof value === 'boolean') {
    return [localize(value ? historyNamesMessages.yes : historyNamesMessages.no)];
  }
  if (typeof value === 'number')
    return [{ words: value.toLocaleString([locale, english]), locale }];
  if (typeof value === 'string') return formatString(field, value, reader);
  if (!Array.isArray(value)) return formatObject(fieldsOf(value), reader);
  return joinPresent(
    value.map((item) => formatValue(field, item, reader)),
    ', ',
  );
}

function formatString(
  field: string,
  value: string,
  reader: ReaderContext,
): LocalizedString[] | null {
  const { names, localize, locale } = reader;
  if (uuidPattern.test(value)) {
    const named = names.get(value);
    return named ? [named.name] : null;
  }
  if (!instantPattern.test(value)) return [valueLabel(localize, field, value)];
  return [{ words: dayAndTimeOf(new Date(value), locale), locale }];
}

/** A thing goes by its name or its question; of anything else each field is listed. */
function formatObject(fields: Recorded, reader: ReaderContext): LocalizedString[] | null {
  const { name, question } = fields;
  if (typeof name === 'string') return [name];
  if (typeof question === 'string') return [question];
  const texts = Object.entries(fields).map(([field, value]) => {
    const formatted = formatValue(field, value, reader);
    return formatted && formatField(fieldLabel(reader.localize, field), formatted, reader);
  });
  return joinPresent(texts, '; ');
}

function joinPresent(
  texts: (LocalizedString[] | null)[],
  between: string,
): LocalizedString[] | null {
  const present = texts.filter((text) => text !== null);
  return present.length > 0 ? joinTexts(present, between) : null;
}

// From Unicode's private use area, which no text uses.
const placeholders = { field: '\uE000', value: '\uE001' };

/** 'Status: Active', in the order of the reader's language. */
function formatField(
  field: LocalizedString,
  value: LocalizedString[],
  { localize }: ReaderContext,
): LocalizedString[] {
  const { words, locale } = localize(message(historyNamesMessages.fieldIs, placeholders));
  return words.split(/(\uE000|\uE001)/).flatMap((part) => {
    if (part === placeholders.field) return [field];
    if (part === placeholders.value) return value;
    return part === '' ? [] : [{ words: part, locale }];
  });
}

export const fieldsOf = (recorded: unknown): Recorded =>
  typeof recorded === 'object' && recorded !== null ? { ...recorded } : {};
