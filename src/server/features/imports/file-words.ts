import type { importFields } from '#contract/imports.ts';
import type { OrganisationType } from '#contract/organisations.ts';
import type { Role } from '#contract/permissions.ts';
import { importRowsMessages } from '#messages/import-rows.ts';
import { english } from '#messages/localizer.ts';
import type { DisplayText } from '#messages/message.ts';

/**
 * The words of files. They are the same in every language, since an import has to know again what
 * an export wrote, whoever opens either.
 */
export const fileHeaders = {
  people: {
    name: 'Name',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    roles: 'Roles',
    active: 'Active',
    organisations: 'Organisation codes',
  },
  organisations: {
    name: 'Name',
    code: 'Code',
    type: 'Type',
    region: 'Region',
    email: 'Email',
    phone: 'Phone',
    street: 'Street',
    suburb: 'Suburb',
    city: 'City',
  },
} as const satisfies {
  [Kind in keyof typeof importFields]: Record<keyof (typeof importFields)[Kind], string>;
};

export const fileRoles: Record<Role, string> = {
  admin: 'Administrator',
  learning_designer: 'Learning designer',
  mentor: 'Mentor',
  independent_learner: 'Independent learner',
};

export const fileTypes: Record<OrganisationType, string> = { ece: 'ECE', school: 'School' };

const wordedFields = new Set(['roles', 'active', 'type']);

/** No column of a file: what giving a role does to a password that anybody may have chosen. */
export const passwordField = 'password';

const passwordWords = {
  present: importRowsMessages.presentPassword,
  invitation: importRowsMessages.byInvitation,
  'invitation-later': importRowsMessages.byLaterInvitation,
} as const;
export type PasswordWord = keyof typeof passwordWords;

const isPasswordWord = (word: string): word is PasswordWord => word in passwordWords;

/** A cell as a reader of any language gets it: what we put into files is English. */
export function cellWords(field: string, words: string): DisplayText {
  if (field === passwordField && isPasswordWord(words)) return passwordWords[words];
  return words !== '' && wordedFields.has(field) ? { words, locale: english } : words;
}
