import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { languageIndex } from '#contract/localisation/localisation.ts';
import { apiBase } from '#web/settings.ts';

const everyFewSeconds = 5_000;

/** Not /readyz, which also answers during maintenance. */
export const isServerUp = () =>
  fetch(apiBase() + languageIndex.path).then(
    ({ ok }) => ok,
    () => false,
  );

type Options = {
  /** Where nothing says yet that the server is away. Else the first answer may be from before. */
  isAtOnce?: boolean;
};

/** Asks every few seconds, and as soon as there is a network again, until the server answers. */
export function useServerRecovery(
  onBack: (() => void) | undefined,
  { isAtOnce = false }: Options = {},
) {
  const { data: isOpen, isFetchedAfterMount } = useQuery({
    queryKey: ['open again', useId()],
    queryFn: async () => {
      const isOpen = await isServerUp();
      if (isOpen) onBack?.();
      return isOpen;
    },
    enabled: onBack !== undefined,
    refetchInterval: everyFewSeconds,
    refetchOnReconnect: 'always',
    initialData: false,
    ...(isAtOnce && { initialDataUpdatedAt: 0 }),
    staleTime: everyFewSeconds,
    gcTime: 0,
  });
  return { isAway: isFetchedAfterMount && !isOpen };
}
