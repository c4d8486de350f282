import type { Call } from '#contract/overview.ts';
import type { Permission } from '#contract/permissions.ts';

/** What each permission lets somebody do. */
export const permissionWords: Record<Permission, string> = {
  'people.manage': 'Keep users, roles, subscriptions and organisations',
  'learning.read': 'Read learning areas, pods, aspects, subject matters and questions',
  'learning.write': 'Change learning areas, pods, aspects, subject matters and questions',
  'learning.assign': 'See learners and assign learning to them',
  'reflections.review': 'Read reflections, review them and sign them off',
  'own-learning': 'Learn: write reflections, submit them, receive certificates',
  'localisation.edit': 'Edit translations',
  'audit.read': 'Read the history and this page',
};

/** What a call needs; not all of them need a role. */
export const needWords: Record<Call['allow'], string> = {
  anyone: 'Nothing: anybody may, logged in or not',
  'own-account': 'To be logged in',
  verified: 'To be logged in, with a verified email address',
  ...permissionWords,
};
