import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { languageIndex } from '#contract/localisation/localisation.ts';
import { apiBase } from '#web/settings.ts';

const pollIntervalMs = 5_000;

/** Not /readyz, which also answers during maintenance. */
export const isServerUp = () =>
  fetch(apiBase() + languageIndex.path).then(
    ({ ok }) => ok,
    () => false,
  );

type Options = {
  /** Asks at once, where nothing says yet that the server is down. Else it waits one interval first. */
  isAtOnce?: boolean;
};

/** Polls every few seconds, and as soon as there is a network again, until the server answers. */
export function useServerRecovery(
  onBack: (() => void) | undefined,
  { isAtOnce = false }: Options = {},
) {
  const { data: isUp, isFetchedAfterMount } = useQuery({
    queryKey: ['open again', useId()],
    queryFn: async () => {
      const isUp = await isServerUp();
      if (isUp) onBack?.();
      return isUp;
    },
    enabled: onBack !== undefined,
    refetchInterval: pollIntervalMs,
    refetchOnReconnect: 'always',
    initialData: false,
    ...(isAtOnce && { initialDataUpdatedAt: 0 }),
    staleTime: pollIntervalMs,
    gcTime: 0,
  });
  return { isAway: isFetchedAfterMount && !isUp };
}
