import type { Call } from '#contract/overview.ts';
import type { Permission } from '#contract/permissions.ts';
import { systemText } from '#texts/system.ts';
import type { Text } from '#texts/text.ts';

/** What each permission lets somebody do. */
export const permissionWords: Record<Permission, Text> = {
  'people.manage': systemText.peopleManage,
  'learning.read': systemText.learningRead,
  'learning.write': systemText.learningWrite,
  'learning.assign': systemText.learningAssign,
  'reflections.review': systemText.reflectionsReview,
  'own-learning': systemText.ownLearning,
  'localisation.edit': systemText.localisationEdit,
  'audit.read': systemText.auditRead,
};

/** What a call needs; not all of them need a role. */
export const needWords: Record<Call['allow'], Text> = {
  anyone: systemText.anyone,
  'own-account': systemText.loggedIn,
  verified: systemText.verified,
  ...permissionWords,
};
