import type { OrganisationType } from '#contract/organisations/organisations.ts';
import type { Role } from '#contract/permissions.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { importRowsMessages } from '#messages/imports/import-rows.ts';
import { english } from '#messages/localizer.ts';

// The words of files are the same in every language, as their headers are.

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
