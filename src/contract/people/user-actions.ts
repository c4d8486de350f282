import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './user-actions.schemas.ts';

export type * from './user-actions.schemas.ts';

/** People who can be acted on in one go. */
export const maxPeople = 2_000;

/** Those that name an organisation. */
export const membershipActions = ['add_to_organisation', 'remove_from_organisation'] as const;
export type MembershipAction = (typeof membershipActions)[number];

/** What can be done to several people. Those with a role name it. */
export const userActions = [
  'invite',
  'give_role',
  'take_role',
  'switch_off',
  'switch_on',
  ...membershipActions,
] as const;
export type UserAction = (typeof userActions)[number];

export const previewUserAction: Endpoint<typeof schemas.previewUserAction> = {
  name: 'previewUserAction',
  method: 'POST',
  path: '/api/admin/user/actions/preview',
  allow: 'people.manage',
  scoped: true,
  topics: [],
};

export const applyUserAction: Endpoint<typeof schemas.applyUserAction> = {
  name: 'applyUserAction',
  method: 'POST',
  path: '/api/admin/user/actions',
  allow: 'people.manage',
  scoped: true,
  idempotent: true,
  stepUp: true,
  security: true,
  topics: ['users', 'organisations'],
};
