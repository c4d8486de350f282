import { useQuery } from '@tanstack/react-query';
import { regionIndex } from '#contract/organisations/organisations.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** The education regions by name. A failure is shown only beside the field that needs them. */
export function useRegions() {
  const query = useQuery({
    ...read(regionIndex, {}),
    // Regions hardly ever change.
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ regions }) =>
      Object.entries(regions)
        .map(([value, label]) => ({ value, label }))
        .sort((a, b) => a.label.localeCompare(b.label, 'en-NZ')),
  });
  const options = query.data ?? [];
  return {
    ...query,
    options,
    first: options[0]?.value ?? '',
    /** Waits for the regions, for a form saved before they loaded; '' if they could not be. */
    async awaitFirst() {
      const { data } = await query.refetch({ cancelRefetch: false });
      return data?.[0]?.value ?? '';
    },
  };
}

export type Regions = ReturnType<typeof useRegions>;
