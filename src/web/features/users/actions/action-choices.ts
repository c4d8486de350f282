import { assignMany } from '#contract/mentoring/assignments.ts';
import { rolesToGive } from '#contract/people/roles-to-give.ts';
import { membershipActions, type UserAction } from '#contract/people/user-actions.ts';
import { type Role, roleLabels } from '#contract/permissions.ts';
import { mayCall, type Rights } from '#contract/rights.ts';
import {
  type DisplayText,
  type Message,
  message,
  type Translatable,
} from '#lib/messages/message.ts';
import { userActionsMessages as text } from '#messages/people/user-actions.ts';

/** Something to do to several people; of a role or an organisation, which one. */
export type ActionChoice = {
  action: UserAction | 'assign_learning';
  role?: Role;
  organisation?: { uuid: string; name: string };
};

export const needsOrganisation = ({ action }: ActionChoice): boolean =>
  membershipActions.some((one) => one === action);

export type Choice = ActionChoice & { value: string; label: Translatable };

const assignLearning: Choice = {
  value: 'assign_learning',
  label: text.assignLearning,
  action: 'assign_learning',
};

/** In the order in which they are needed most. */
export function actionChoices(rights: Rights): Choice[] {
  const ofRoles = (action: 'give_role' | 'take_role', label: (role: Role) => Message): Choice[] =>
    rolesToGive(rights).map((role) => ({
      value: `${action}.${role}`,
      label: label(role),
      action,
      role,
    }));
  return [
    ...(mayCall(rights, assignMany) ? [assignLearning] : []),
    { value: 'invite', label: text.invite, action: 'invite' },
    ...ofRoles('give_role', (role) => message(text.giveRole, { role: roleLabels[role] })),
    ...ofRoles('take_role', (role) => message(text.takeRole, { role: roleLabels[role] })),
    { value: 'add_to_organisation', label: text.addTo, action: 'add_to_organisation' },
    {
      value: 'remove_from_organisation',
      label: text.removeFrom,
      action: 'remove_from_organisation',
    },
    { value: 'switch_off', label: text.switchOff, action: 'switch_off' },
    { value: 'switch_on', label: text.switchOn, action: 'switch_on' },
  ];
}

/** An action as its option names it. */
export const labelOf = (rights: Rights, { action, role }: ActionChoice): DisplayText =>
  actionChoices(rights).find((one) => one.action === action && one.role === role)?.label ?? '';

/** What takes it back; an invitation cannot be. */
export function inverseOf({ action, ...of }: ActionChoice): ActionChoice | undefined {
  const inverse = inverses[action];
  return inverse && { action: inverse, ...of };
}

const inverses: Partial<Record<ActionChoice['action'], UserAction>> = {
  give_role: 'take_role',
  take_role: 'give_role',
  switch_off: 'switch_on',
  switch_on: 'switch_off',
  add_to_organisation: 'remove_from_organisation',
  remove_from_organisation: 'add_to_organisation',
};
