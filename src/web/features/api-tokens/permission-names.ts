import type { Permission } from '#contract/permissions.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { apiTokensMessages } from '#messages/accounts/api-tokens.ts';

/** What calls by token let somebody do, in the words of whoever decides on it. */
const names: Partial<Record<Permission, DisplayText>> = {
  'people.manage': apiTokensMessages.peopleManage,
  'learning.read': apiTokensMessages.learningRead,
  'reflections.review': apiTokensMessages.reflectionsReview,
};

/** One that no call takes from a token any more goes by its key. */
export const permissionName = (permission: Permission): DisplayText =>
  names[permission] ?? permission;
