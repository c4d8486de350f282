import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import {
  type DraftOrigin,
  keepDraft,
  myDrafts,
  unfinishedDrafts,
  type WritingDraft,
} from '#contract/my-learning/drafts.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { inBackground } from '#web/platform/calls/pending-calls.ts';
import { sameText } from '#web/platform/editing/same-text.ts';

/** The review or the mark of an answer; if `answer` is null, the notes on the reflection. */
export type DraftSubject = DraftOf & { reflection: string };
type DraftOf = Pick<WritingDraft, 'answer' | 'kind'>;

/** The current user's drafts of a reflection on the server. A failure is not shown to anybody. */
export function serverDrafts(reflection: string) {
  const request = { params: { uuid: reflection } };
  return queryOptions({
    ...read(myDrafts, request),
    queryFn: ({ signal }) => inBackground(() => call(myDrafts, request, { signal })),
  });
}

export function useServerDrafts({ reflection, answer, kind }: DraftSubject) {
  const client = useQueryClient();
  const { data } = useQuery(serverDrafts(reflection));
  const cache = serverDraftCache(client, reflection);
  return {
    serverDraft: data?.drafts.find(isDraftOf({ answer, kind })),
    latest: () => cache.find({ answer, kind }),
    put: cache.put,
  };
}

const isDraftOf =
  ({ answer, kind }: DraftOf) =>
  (draft: DraftOf) =>
    draft.answer === answer && draft.kind === kind;

/** Changes the cached drafts of a reflection until they are fetched again. */
export function serverDraftCache(client: QueryClient, reflection: string) {
  const { queryKey } = serverDrafts(reflection);
  const cached = () => client.getQueryData(queryKey)?.drafts ?? [];
  return {
    find: (of: DraftOf) => cached().find(isDraftOf(of)),
    put(draft: WritingDraft) {
      // A fetch under way would bring back what was there before.
      void client.cancelQueries({ queryKey });
      const isIt = isDraftOf(draft);
      const others = cached().filter((other) => !isIt(other));
      client.setQueryData(queryKey, { drafts: [...others, draft] });
      // The list of all is asked for again when it is looked at next.
      const all = read(unfinishedDrafts, {});
      void client.invalidateQueries({ queryKey: all.queryKey, refetchType: 'none' });
    },
    /** Ends a draft as the server does in the transaction that saves the text or sends the mark. */
    end(of: DraftOf, saved: string, origin: DraftOrigin | undefined) {
      const draft = this.find(of);
      if (!draft) return;
      const isOlder = origin?.device === draft.device && draft.order <= origin.order;
      if (isOlder || sameText(draft.text, saved)) this.put({ ...draft, text: '' });
    },
  };
}

type Body = CallInput<typeof keepDraft>['body'];

/** Answers with the draft the server has now: this one, or a newer one of another device. */
export async function sendDraft(body: Body, ifMatch: string | undefined) {
  try {
    const { draft } = await inBackground(() => call(keepDraft, { body }, { ifMatch }));
    return { draft, isMine: true };
  } catch (error) {
    const draft = currentDraftIn(error);
    if (!draft) throw error;
    return { draft, isMine: false };
  }
}

/** A 412 carries the current record (api.md). */
function currentDraftIn(error: unknown): WritingDraft | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  const { current } = error;
  if (typeof current !== 'object' || current === null || !('draft' in current)) return null;
  return current.draft as WritingDraft;
}
