import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import { roleLabels } from '#contract/permissions.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { Filter } from '#web/patterns/list/filters.ts';

const yesNoFilter = (
  name: string,
  label: MessageDescriptor,
  [yes, no]: readonly [MessageDescriptor, MessageDescriptor],
): Filter => ({
  name,
  label,
  options: [
    { value: '1', label: yes },
    { value: '0', label: no },
  ],
});

export const userFilters: readonly Filter[] = [
  {
    name: 'role',
    label: usersMessages.role,
    options: Object.entries({
      ...roleLabels,
      ...organisationRoleLabels,
      none: usersMessages.withoutRole,
    }).map(([value, label]) => ({ value, label })),
  },
  yesNoFilter('active', sharedMessages.active, [sharedMessages.active, sharedMessages.off]),
  yesNoFilter('verified', sharedMessages.emailField, [
    usersMessages.verified,
    usersMessages.notVerified,
  ]),
  yesNoFilter('invited', usersMessages.invitation, [
    usersMessages.notTakenUp,
    usersMessages.noneIsOpen,
  ]),
  yesNoFilter('second_factor', usersMessages.twoStep, [sharedMessages.on, sharedMessages.off]),
  yesNoFilter('without_areas', usersMessages.learning, [
    usersMessages.learnersWithoutAreas,
    usersMessages.everybodyElse,
  ]),
  yesNoFilter('without_mentor', usersMessages.mentor, [
    usersMessages.learnersWithoutMentor,
    usersMessages.everybodyElse,
  ]),
  yesNoFilter('without_organisation', usersMessages.membership, [
    usersMessages.noOrganisation,
    usersMessages.someOrganisation,
  ]),
];

/** What only whoever sees everybody is told, or can find. */
const ofTheService = new Set(['second_factor', 'without_organisation']);
export const filtersAtOrganisations = userFilters.filter(({ name }) => !ofTheService.has(name));
