import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import {
  type DraftOrigin,
  keepDraft,
  myDrafts,
  type WritingDraft,
} from '#contract/my-learning/drafts.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { inBackground } from '#web/platform/calls/pending-calls.ts';
import { sameText } from '#web/platform/editing/same-text.ts';

/** The review of an answer; without one, the notes of the reflection. */
export type DraftSubject = { reflection: string; answer: string | null };

/** What the server keeps of a reflection for whoever is logged in. Nobody waits for it, or hears why not. */
export function serverDrafts(reflection: string) {
  const request = { params: { uuid: reflection } };
  return queryOptions({
    ...read(myDrafts, request),
    queryFn: ({ signal }) => inBackground(() => call(myDrafts, request, { signal })),
  });
}

export function useServerDrafts({ reflection, answer }: DraftSubject) {
  const client = useQueryClient();
  const { data } = useQuery(serverDrafts(reflection));
  const cache = serverDraftCache(client, reflection);
  return {
    kept: data?.drafts.find((draft) => draft.answer === answer),
    latest: () => cache.find(answer),
    put: cache.put,
  };
}

/** What is known here of what the server keeps, until it is read again. */
export function serverDraftCache(client: QueryClient, reflection: string) {
  const { queryKey } = serverDrafts(reflection);
  const known = () => client.getQueryData(queryKey)?.drafts ?? [];
  return {
    find: (answer: string | null) => known().find((draft) => draft.answer === answer),
    put(draft: WritingDraft) {
      // What is being read meanwhile is older than this.
      void client.cancelQueries({ queryKey });
      const others = known().filter(({ answer }) => answer !== draft.answer);
      client.setQueryData(queryKey, { drafts: [...others, draft] });
    },
    /** As the server has done it, in the transaction that saved the text. */
    end(answer: string | null, saved: string, origin: DraftOrigin | undefined) {
      const draft = this.find(answer);
      if (!draft) return;
      const isOlder = origin?.device === draft.device && draft.order <= origin.order;
      if (isOlder || sameText(draft.text, saved)) this.put({ ...draft, text: '' });
    },
  };
}

type Body = CallInput<typeof keepDraft>['body'];

/** What the server keeps now: this, or what another device wrote and nobody here has seen. */
export async function sendDraft(body: Body, ifMatch: string | undefined) {
  try {
    const { draft } = await inBackground(() => call(keepDraft, { body }, { ifMatch }));
    return { draft, isMine: true };
  } catch (error) {
    const draft = draftInstead(error);
    if (!draft) throw error;
    return { draft, isMine: false };
  }
}

/** A 412 brings the record as it is: api.md. */
function draftInstead(error: unknown): WritingDraft | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  const { current } = error;
  if (typeof current !== 'object' || current === null || !('draft' in current)) return null;
  return current.draft as WritingDraft;
}
