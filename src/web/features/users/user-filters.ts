import { useQuery } from '@tanstack/react-query';
import { showOrganisation } from '#contract/organisations.ts';
import { roleLabels } from '#contract/permissions.ts';
import { read } from '#web/platform/data.ts';
import type { Filter } from '#web/platform/list/filters.ts';

const filters: readonly Filter[] = [
  {
    name: 'role',
    label: 'Role',
    options: Object.entries(roleLabels).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'active',
    label: 'Active',
    options: [
      { value: '1', label: 'Active' },
      { value: '0', label: 'Off' },
    ],
  },
  {
    name: 'verified',
    label: 'Email',
    options: [
      { value: '1', label: 'Verified' },
      { value: '0', label: 'Not verified' },
    ],
  },
  {
    name: 'invited',
    label: 'Invitation',
    options: [
      { value: '1', label: 'Not taken up' },
      { value: '0', label: 'None is open' },
    ],
  },
  {
    name: 'without_areas',
    label: 'Learning',
    options: [
      { value: '1', label: 'Learners without areas' },
      { value: '0', label: 'Everybody else' },
    ],
  },
];

/** What the list of people can be narrowed by; the organisation by its name, once that is known. */
export function useUserFilters(organisation: string | undefined) {
  const { data } = useQuery({
    ...read(showOrganisation, { params: { uuid: organisation ?? '' } }),
    enabled: organisation !== undefined,
  });
  const chosen = organisation === undefined ? undefined : data?.organisation;
  const words = chosen?.name ?? 'the one in the address';
  return {
    filters: [...filters, { name: 'organisation', label: 'Organisation', words }],
    organisation: chosen ?? null,
  };
}
