import { useQuery } from '@tanstack/react-query';
import { showOrganisation } from '#contract/organisations/organisations.ts';
import { roleLabels } from '#contract/permissions.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { Filter } from '#web/patterns/list/filters.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';

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

const filters: readonly Filter[] = [
  {
    name: 'role',
    label: usersMessages.role,
    options: Object.entries({ ...roleLabels, none: usersMessages.withoutRole }).map(
      ([value, label]) => ({ value, label }),
    ),
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
const atOrganisations = filters.filter(({ name }) => !ofTheService.has(name));

/**
 * The filters of the list of people; that of an organisation shows its name once it has loaded. Whoever
 * sees some organisations alone has the switch below the heading instead.
 */
export function useUserFilters(organisation: string | undefined) {
  const seesEverybody = hasPermission(useCurrentUser(), 'people.manage');
  const { data } = useQuery({
    ...read(showOrganisation, { params: { uuid: organisation ?? '' } }),
    enabled: seesEverybody && organisation !== undefined,
  });
  const selected = organisation === undefined ? undefined : data?.organisation;
  const words = selected?.name ?? usersMessages.oneInAddress;
  const ofOne = { name: 'organisation', label: sharedMessages.organisation, words };
  return {
    filters: seesEverybody ? [...filters, ofOne] : atOrganisations,
    organisation: selected ?? null,
    seesEverybody,
  };
}
