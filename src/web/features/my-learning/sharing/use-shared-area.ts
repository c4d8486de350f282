import { useQueryClient } from '@tanstack/react-query';
import { mySharing, type Sharing, shareArea } from '#contract/my-learning/sharing.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

/** Shares an area with an organisation, or no longer: shown at once, and as it was where that fails. */
export function useSharedArea({ organisation, area, shared }: Sharing) {
  const client = useQueryClient();
  const { queryKey } = read(mySharing, {});
  const write = useWrite(shareArea, { exceptQuery: queryKey });
  const [send] = useOneAtATime(async (wanted: boolean) => {
    const body = { organisation: organisation.uuid, area: area.uuid, shared: wanted };
    try {
      client.setQueryData(queryKey, await write.mutateAsync({ body }));
    } catch {
      // The write keeps its error, which stands below the switch.
    }
  });
  return {
    isShared: write.isPending ? write.variables.body.shared === true : shared,
    share: (wanted: boolean) => void send(wanted),
    problem: write.error ? errorMessage(write.error) : undefined,
  };
}
