import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { DisplayText } from '#lib/messages/message.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';

/** A save, or another act, that failed once nobody saw its form or its dialog any more. */
type LateFailure = {
  /** Of the draft, which what was typed still is; where nothing was typed, of where it was asked for. */
  name: string;
  /** Where it can be seen to. */
  place: DraftLocation;
  /** Said before `what`; undefined where somebody else saved the record first. */
  why?: DisplayText | undefined;
  what: DisplayText;
};

/** The latest. It is gone with the cache when somebody else logs in. */
export const lateFailureQuery = queryOptions<LateFailure | null>({
  queryKey: ['lateFailure'],
  queryFn: skipToken,
  initialData: null,
});

export function setLateFailure(client: QueryClient, failure: LateFailure | null) {
  client.setQueryData(lateFailureQuery.queryKey, failure);
}

/** Its form or dialog is open again, where it is seen what came of it. */
export function clearLateFailure(client: QueryClient, name: string) {
  if (client.getQueryData(lateFailureQuery.queryKey)?.name === name) setLateFailure(client, null);
}
