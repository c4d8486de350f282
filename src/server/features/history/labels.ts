import { describedFields as described } from '#contract/fields/described-fields.ts';
import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { organisationTypes } from '#contract/organisations/organisations.ts';
import { roleLabels } from '#contract/permissions.ts';
import { statusWords } from '#contract/subscriptions/subscription-words.ts';
import type { LocalizedText, MessageDescriptor, Translatable } from '#lib/messages/message.ts';
import { historyFieldsMessages } from '#messages/history/history-fields.ts';
import { historyNamesMessages } from '#messages/history/history-names.ts';
import { english } from '#messages/localizer.ts';

/** Says a text in the reader's language, and which one that turned out to be. */
export type Localize = (said: Translatable) => LocalizedText;

const own: Readonly<Record<string, MessageDescriptor>> = historyFieldsMessages;

/** A field that history has no name of its own for goes by its label. */
function labelOf(field: string, key: string): MessageDescriptor | undefined {
  if (Object.hasOwn(own, key)) return own[key];
  return Object.hasOwn(described, field) ? described[field]?.label : undefined;
}

/** 'Education region', 'Subject matter': what a field of a record is called. */
export function fieldLabel(spoken: Localize, field: string): LocalizedText {
  const key = field.replace(/[_-](.)/g, (_, letter: string) => letter.toUpperCase());
  const text = labelOf(field, key);
  if (text) return spoken(text);
  // Of a field that nobody has put into words, its own name.
  const words = key.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return { words: sentenceCase(words), locale: english };
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const values: Record<string, Record<string, MessageDescriptor>> = {
  role: roleLabels,
  roles: roleLabels,
  type: organisationTypes,
  status: statusWords,
  locale: {
    en: historyNamesMessages.english,
    'en-NZ': historyNamesMessages.english,
    mi: historyNamesMessages.teReo,
  },
};

/** What a stored value is called in its field: `admin` among roles is 'Administrator'. */
export function valueLabel(spoken: Localize, field: string, value: string): LocalizedString {
  const known = values[field]?.[value];
  if (known) return spoken(known);
  if (field === 'name_mi') return { words: value, locale: 'mi' };
  if (field !== 'status') return value;
  return { words: sentenceCase(value.replaceAll('_', ' ')), locale: english };
}
