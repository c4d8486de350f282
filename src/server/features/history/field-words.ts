import { organisationTypes } from '#contract/organisations.ts';
import { roleLabels } from '#contract/permissions.ts';

/** Fields whose own name would not be what people call them. */
const words: Record<string, string> = {
  active: 'Active',
  areas: 'Learning areas',
  by: 'By',
  count: 'Number',
  current_period_end: 'End of the period',
  emailVerifiedAt: 'Email verified',
  email_verified_at: 'Email verified',
  ends_at: 'Ends',
  endsAt: 'Ends',
  locale: 'Language',
  org_code: 'Code',
  org_type: 'Type',
  podAreas: 'Learning areas',
  region: 'Education region',
  stripe_status: 'Status',
  trial_ends_at: 'Trial ends',
  url: 'Link',
  user: 'Person',
  worded: 'Wording',
};

/** 'Education region', 'Subject matter': what a field of a record is called. */
export function fieldInWords(field: string): string {
  const spaced = field.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words[field] ?? sentenceCase(spaced.replaceAll(/[_-]/g, ' '));
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const values: Record<string, Record<string, string>> = {
  roles: roleLabels,
  type: organisationTypes,
  locale: { en: 'English', mi: 'Te reo Māori' },
};

/** What a stored value is called in its field: `admin` among roles is 'Administrator'. */
export function valueInWords(field: string, value: string): string {
  if (field === 'status') return sentenceCase(value.replaceAll('_', ' '));
  return values[field]?.[value] ?? value;
}
