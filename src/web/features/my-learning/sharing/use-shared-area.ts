import { useQueryClient } from '@tanstack/react-query';
import { mySharing, type Sharing, shareArea } from '#contract/my-learning/sharing.ts';
import { read, replaceQueryData, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useSavedSwitch } from '#web/platform/calls/use-saved-switch.ts';

/** Shares an area with an organisation, or no longer. */
export function useSharedArea({ organisation, area, shared: stored }: Sharing) {
  const client = useQueryClient();
  const { queryKey } = read(mySharing, {});
  const write = useWrite(shareArea, { exceptQuery: queryKey });
  return useSavedSwitch(stored, async (shared) => {
    const body = { organisation: organisation.uuid, area: area.uuid, shared };
    const reply = await write.mutateAsync({ body });
    await replaceQueryData(client, queryKey, () => client.setQueryData(queryKey, reply));
  });
}
