import { rolesInShortMessages, rolesMessages } from '#messages/people/roles.ts';

/** Every role and its label, in the order that lists of roles show them. */
export const roleLabels = {
  admin: rolesMessages.administrator,
  learning_designer: rolesMessages.learningDesigner,
  mentor: rolesMessages.mentor,
  independent_learner: rolesMessages.independentLearner,
} as const;

export const shortRoleLabels = {
  admin: rolesInShortMessages.administrator,
  learning_designer: rolesInShortMessages.learningDesigner,
  mentor: rolesInShortMessages.mentor,
  independent_learner: rolesInShortMessages.independentLearner,
} as const;

export type Role = keyof typeof roleLabels;
export const roles = Object.keys(roleLabels) as Role[];

/** The table of api.md, "Who may call what". A person with several roles has the union. */
export const permissions = {
  'people.manage': ['admin'],
  'learning.read': ['admin', 'learning_designer', 'mentor'],
  'learning.write': ['admin', 'learning_designer'],
  'learning.assign': ['admin', 'learning_designer', 'mentor'],
  'reflections.review': ['admin', 'mentor'],
  'own-learning': ['independent_learner'],
  'localisation.edit': ['admin', 'learning_designer'],
  'audit.read': ['admin'],
  'system.operate': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whoever acts by an API token is limited to what was chosen for it, whatever their roles allow. */
type Holder = { roles: readonly Role[]; limitedTo?: readonly Permission[] };

export function isPermitted({ roles, limitedTo }: Holder, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  const isWithin = limitedTo === undefined || limitedTo.includes(permission);
  return isWithin && roles.some((role) => allowed.includes(role));
}

export function permissionsOf(user: Holder): Permission[] {
  return (Object.keys(permissions) as Permission[]).filter((permission) =>
    isPermitted(user, permission),
  );
}

/** Staff see every entry of the navigation; somebody who only learns sees their own learning. */
export function isStaff(user: { roles: readonly Role[] }): boolean {
  return user.roles.some((role) => role !== 'independent_learner');
}
