import { useQuery } from '@tanstack/react-query';
import { showOrganisation } from '#contract/organisations/organisations.ts';
import { roleLabels } from '#contract/permissions.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { Filter } from '#web/patterns/list/filters.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

const eitherOr = (
  name: string,
  label: MessageDescriptor,
  [so, notSo]: readonly [MessageDescriptor, MessageDescriptor],
): Filter => ({
  name,
  label,
  options: [
    { value: '1', label: so },
    { value: '0', label: notSo },
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
  eitherOr('active', sharedMessages.active, [sharedMessages.active, sharedMessages.off]),
  eitherOr('verified', sharedMessages.emailField, [
    usersMessages.verified,
    usersMessages.notVerified,
  ]),
  eitherOr('invited', usersMessages.invitation, [
    usersMessages.notTakenUp,
    usersMessages.noneIsOpen,
  ]),
  eitherOr('without_areas', usersMessages.learning, [
    usersMessages.learnersWithoutAreas,
    usersMessages.everybodyElse,
  ]),
];

/** What the list of people can be narrowed by; the organisation by its name, once that is known. */
export function useUserFilters(organisation: string | undefined) {
  const { data } = useQuery({
    ...read(showOrganisation, { params: { uuid: organisation ?? '' } }),
    enabled: organisation !== undefined,
  });
  const chosen = organisation === undefined ? undefined : data?.organisation;
  const words = chosen?.name ?? usersMessages.oneInAddress;
  return {
    filters: [...filters, { name: 'organisation', label: sharedMessages.organisation, words }],
    organisation: chosen ?? null,
  };
}
