import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { here } from '#contract/mentoring/turns.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** Well within the two minutes after which the server takes a silent page as closed. */
const interval = 45_000;

/** The pending `leaving` call. The next arrival waits for it, or could be undone by it. */
let pendingLeave: Promise<unknown> = Promise.resolve();
/** The pending call that says this person is here, if there is one. */
let pendingArrival: Promise<unknown> | undefined;

/** Who else has this reflection open. They see this person likewise, until the page is left. */
export function useWhoIsHere(reflection: string, { isHere }: { isHere: boolean }) {
  const request = { body: { reflection } };
  const { data, isError } = useQuery({
    ...read(here, request),
    queryFn: async ({ signal }) => {
      await pendingLeave;
      signal.throwIfAborted();
      return trackArrival(call(here, request));
    },
    enabled: isHere,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
  });
  useLeaving(reflection, isHere);
  return isHere && data && !isError ? data.others : [];
}

async function trackArrival<Answer>(answer: Promise<Answer>): Promise<Answer> {
  pendingArrival = answer;
  try {
    return await answer;
  } finally {
    if (pendingArrival === answer) pendingArrival = undefined;
  }
}

/** A hidden page counts as left. When it is visible again, the query says that it is back. */
function useLeaving(reflection: string, isHere: boolean) {
  useEffect(() => {
    if (!isHere) return;
    function leave() {
      const body = { reflection, leaving: true };
      // If it fails, the server notices two minutes later.
      const sendLeave = () => call(here, { body }, { keepalive: true }).catch(() => {});
      // At once, since the page may be about to close; and again after a pending arrival, which
      // the server might otherwise handle last.
      pendingLeave = Promise.all([sendLeave(), pendingArrival?.then(sendLeave, sendLeave)]);
    }
    function leaveHidden() {
      if (document.visibilityState === 'hidden') leave();
    }
    document.addEventListener('visibilitychange', leaveHidden);
    return () => {
      document.removeEventListener('visibilitychange', leaveHidden);
      leave();
    };
  }, [reflection, isHere]);
}
