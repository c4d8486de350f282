import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';

/** A save that failed once nobody saw its form any more. What was typed is still its draft. */
type FailedSave = {
  /** Of the draft. */
  name: string;
  place: DraftLocation;
  /** Undefined where somebody else saved the record first. */
  error: unknown;
};

/** The latest. It is gone with the cache when somebody else logs in. */
export const failedSaveQuery = queryOptions<FailedSave | null>({
  queryKey: ['failedSave'],
  queryFn: skipToken,
  initialData: null,
});

export function setFailedSave(client: QueryClient, failed: FailedSave | null) {
  client.setQueryData(failedSaveQuery.queryKey, failed);
}

/** Its form is open again, where it is seen what becomes of the draft. */
export function clearFailedSave(client: QueryClient, name: string) {
  if (client.getQueryData(failedSaveQuery.queryKey)?.name === name) setFailedSave(client, null);
}
