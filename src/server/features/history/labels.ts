import { factorDemandLabels } from '#contract/factors/factor-words.ts';
import { describedFields as described } from '#contract/fields/described-fields.ts';
import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import { organisationTypes } from '#contract/organisations/organisations.ts';
import { roleLabels } from '#contract/permissions.ts';
import { statusWords } from '#contract/subscriptions/subscription-words.ts';
import type { LocalizedText, MessageDescriptor, Translatable } from '#lib/messages/message.ts';
import { historyFieldsMessages } from '#messages/history/history-fields.ts';
import { historyNamesMessages } from '#messages/history/history-names.ts';
import { english } from '#messages/localizer.ts';

/** Translates a text into the reader's language, and says which language it turned out to be. */
export type Localize = (text: Translatable) => LocalizedText;

const historyLabels: Readonly<Record<string, MessageDescriptor>> = historyFieldsMessages;

/** A field without a label of its own in the history has that of its form. */
function labelOf(field: string, key: string): MessageDescriptor | undefined {
  if (Object.hasOwn(historyLabels, key)) return historyLabels[key];
  return Object.hasOwn(described, field) ? described[field]?.label : undefined;
}

/** 'Education region', 'Subject matter': what a field of a record is called. */
export function fieldLabel(localize: Localize, field: string): LocalizedText {
  const key = field.replace(/[_-](.)/g, (_, letter: string) => letter.toUpperCase());
  const text = labelOf(field, key);
  if (text) return localize(text);
  // A field without any label goes by its key.
  const words = key.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return { words: sentenceCase(words), locale: english };
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const values: Record<string, Record<string, MessageDescriptor>> = {
  role: { ...roleLabels, ...organisationRoleLabels },
  roles: roleLabels,
  type: organisationTypes,
  status: statusWords,
  second_factor: factorDemandLabels,
  locale: {
    en: historyNamesMessages.english,
    'en-NZ': historyNamesMessages.english,
    mi: historyNamesMessages.teReo,
  },
};

/** What a stored value is called in its field: `admin` among roles is 'Administrator'. */
export function valueLabel(localize: Localize, field: string, value: string): LocalizedString {
  const label = values[field]?.[value];
  if (label) return localize(label);
  if (field.endsWith('_mi')) return { words: value, locale: 'mi' };
  if (field !== 'status') return value;
  return { words: sentenceCase(value.replaceAll('_', ' ')), locale: english };
}
