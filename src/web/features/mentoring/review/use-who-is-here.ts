import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { here } from '#contract/mentoring/turns.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** Well within the two minutes after which the server takes a silent page as closed. */
const beat = 45_000;

/** The pending `leaving` call. The next announcement waits for it, or it could be undone by it. */
let goodbye: Promise<unknown> = Promise.resolve();
/** The pending announcement, if there is one. */
let greeting: Promise<unknown> | undefined;

/** Who else has this reflection open. They hear the same of this person, until the page is left. */
export function useWhoIsHere(reflection: string, { isHere }: { isHere: boolean }) {
  const request = { body: { reflection } };
  const { data, isError } = useQuery({
    ...read(here, request),
    queryFn: async ({ signal }) => {
      await goodbye;
      signal.throwIfAborted();
      return greet(call(here, request));
    },
    enabled: isHere,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: beat,
    refetchOnWindowFocus: 'always',
  });
  useLeaving(reflection, isHere);
  return isHere && data && !isError ? data.others : [];
}

async function greet<Answer>(answer: Promise<Answer>): Promise<Answer> {
  greeting = answer;
  try {
    return await answer;
  } finally {
    if (greeting === answer) greeting = undefined;
  }
}

/** A page out of sight has been left: it says so at once, and comes back when it is looked at. */
function useLeaving(reflection: string, isHere: boolean) {
  useEffect(() => {
    if (!isHere) return;
    function leave() {
      const body = { reflection, leaving: true };
      // If it fails, the server notices two minutes later.
      const say = () => call(here, { body }, { keepalive: true }).catch(() => {});
      // At once, as the page may be about to end; and again after a greeting that is on its way,
      // which could otherwise be the last that the server hears.
      goodbye = Promise.all([say(), greeting?.then(say, say)]);
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
