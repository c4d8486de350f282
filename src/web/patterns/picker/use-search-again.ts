import { NetworkError } from '#web/platform/calls/api-error.ts';
import { useServerRecovery } from '#web/platform/calls/use-server-recovery.ts';
import type { usePicker } from './use-picker.ts';

type Search = { error: Error | null; refetch: () => Promise<unknown> };

/** In an open list: what could not be found for want of a connection is asked for again by itself. */
export function useSearchAgain(
  { isOpen }: Pick<ReturnType<typeof usePicker>, 'isOpen'>,
  { error, refetch }: Search,
) {
  const isLost = isOpen && error instanceof NetworkError;
  useServerRecovery(isLost ? () => void refetch() : undefined);
}
