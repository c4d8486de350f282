import { organisationTypes } from '#contract/organisations.ts';
import { roleLabels } from '#contract/permissions.ts';
import { statusWords } from '#contract/subscriptions.ts';
import type { Speak } from '#server/platform/texts.ts';
import { historyFieldsText } from '#texts/history-fields.ts';
import { historyNamesText } from '#texts/history-names.ts';
import type { Text } from '#texts/text.ts';

const fields: Readonly<Record<string, Text>> = historyFieldsText;

/** 'Education region', 'Subject matter': what a field of a record is called. */
export function fieldInWords(speak: Speak, field: string): string {
  const key = field.replace(/[_-](.)/g, (_, letter: string) => letter.toUpperCase());
  const text = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (text) return speak(text);
  // Of a field that nobody has put into words, its own name.
  return sentenceCase(key.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`));
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const values: Record<string, Record<string, Text>> = {
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
export function valueInWords(speak: Speak, field: string, value: string): string {
  const known = values[field]?.[value];
  if (known) return speak(known);
  return field === 'status' ? sentenceCase(value.replaceAll('_', ' ')) : value;
}
