import { organisationTypes } from '#contract/organisations.ts';
import { roleLabels } from '#contract/permissions.ts';
import type { Piece } from '#contract/piece.schemas.ts';
import { statusWords } from '#contract/subscriptions.ts';
import { historyFieldsText } from '#texts/history-fields.ts';
import { historyNamesText } from '#texts/history-names.ts';
import { english } from '#texts/speaker.ts';
import type { Sayable, Spoken, Text } from '#texts/text.ts';

/** Says a text in the reader's language, and which one that turned out to be. */
export type Speaking = (said: Sayable) => Spoken;

const fields: Readonly<Record<string, Text>> = historyFieldsText;

/** 'Education region', 'Subject matter': what a field of a record is called. */
export function fieldInWords(spoken: Speaking, field: string): Spoken {
  const key = field.replace(/[_-](.)/g, (_, letter: string) => letter.toUpperCase());
  const text = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (text) return spoken(text);
  // Of a field that nobody has put into words, its own name.
  const words = key.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return { words: sentenceCase(words), locale: english };
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const values: Record<string, Record<string, Text>> = {
  role: roleLabels,
  roles: roleLabels,
  type: organisationTypes,
  status: statusWords,
  locale: {
    en: historyNamesText.english,
    'en-NZ': historyNamesText.english,
    mi: historyNamesText.teReo,
  },
};

/** What a stored value is called in its field: `admin` among roles is 'Administrator'. */
export function storedWord(spoken: Speaking, field: string, value: string): Piece {
  const known = values[field]?.[value];
  if (known) return spoken(known);
  if (field === 'name_mi') return { words: value, locale: 'mi' };
  if (field !== 'status') return value;
  return { words: sentenceCase(value.replaceAll('_', ' ')), locale: english };
}
