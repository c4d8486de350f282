import type { Permission } from '#contract/permissions.ts';
import type { Call } from '#contract/system/overview.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { systemMessages } from '#messages/shell/system.ts';

export const permissionLabels: Record<Permission, MessageDescriptor> = {
  'people.manage': systemMessages.peopleManage,
  'learning.read': systemMessages.learningRead,
  'learning.write': systemMessages.learningWrite,
  'learning.assign': systemMessages.learningAssign,
  'reflections.review': systemMessages.reflectionsReview,
  'own-learning': systemMessages.ownLearning,
  'localisation.edit': systemMessages.localisationEdit,
  'audit.read': systemMessages.auditRead,
  'system.operate': systemMessages.systemOperate,
};

/** What a call requires: a permission, a login, a verified address, or nothing. */
export const requirementLabels: Record<Call['allow'], MessageDescriptor> = {
  anyone: systemMessages.anyone,
  'own-account': systemMessages.loggedIn,
  verified: systemMessages.verified,
  ...permissionLabels,
};
