import { useQuery } from '@tanstack/react-query';
import { showOrganisation } from '#contract/organisations.ts';
import { roleLabels } from '#contract/permissions.ts';
import { sharedText } from '#texts/shared.ts';
import type { Text } from '#texts/text.ts';
import { usersText } from '#texts/users.ts';
import { read } from '#web/platform/data.ts';
import type { Filter } from '#web/platform/list/filters.ts';

const eitherOr = (name: string, label: Text, [so, notSo]: readonly [Text, Text]): Filter => ({
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
    label: usersText.role,
    options: Object.entries({ ...roleLabels, none: usersText.withoutRole }).map(
      ([value, label]) => ({ value, label }),
    ),
  },
  eitherOr('active', sharedText.active, [sharedText.active, sharedText.off]),
  eitherOr('verified', sharedText.emailField, [usersText.verified, usersText.notVerified]),
  eitherOr('invited', usersText.invitation, [usersText.notTakenUp, usersText.noneIsOpen]),
  eitherOr('without_areas', usersText.learning, [
    usersText.learnersWithoutAreas,
    usersText.everybodyElse,
  ]),
];

/** What the list of people can be narrowed by; the organisation by its name, once that is known. */
export function useUserFilters(organisation: string | undefined) {
  const { data } = useQuery({
    ...read(showOrganisation, { params: { uuid: organisation ?? '' } }),
    enabled: organisation !== undefined,
  });
  const chosen = organisation === undefined ? undefined : data?.organisation;
  const words = chosen?.name ?? usersText.oneInAddress;
  return {
    filters: [...filters, { name: 'organisation', label: sharedText.organisation, words }],
    organisation: chosen ?? null,
  };
}
