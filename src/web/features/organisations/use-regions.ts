import { useQuery } from '@tanstack/react-query';
import { regionIndex } from '#contract/organisations/organisations.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** The education regions, by name. Only the field that needs them says so when they fail. */
export function useRegions() {
  const query = useQuery({
    ...read(regionIndex, {}),
    // They hardly ever change, and never while somebody fills in a form.
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ regions }) =>
      Object.entries(regions)
        .map(([value, label]) => ({ value, label }))
        .sort((one, other) => one.label.localeCompare(other.label, 'en-NZ')),
  });
  const options = query.data ?? [];
  return {
    ...query,
    options,
    first: options[0]?.value ?? '',
    /** The first once they are there, for whoever saves before; '' if they cannot be had. */
    async awaitFirst() {
      const { data } = await query.refetch({ cancelRefetch: false });
      return data?.[0]?.value ?? '';
    },
  };
}

export type Regions = ReturnType<typeof useRegions>;
