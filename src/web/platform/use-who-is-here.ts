import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { here } from '#contract/turns.ts';
import { call } from './call.ts';
import { read } from './data.ts';

/** Well within the two minutes after which the server takes a silent page for closed. */
const beat = 45_000;

/** The last goodbye on its way. A greeting waits for it, or it might be taken back by it. */
let goodbye: Promise<unknown> = Promise.resolve();

/** Who else has this reflection open. They hear the same of this person, until the page is left. */
export function useWhoIsHere(reflection: string, { isHere }: { isHere: boolean }) {
  const request = { body: { reflection } };
  const { data, isError } = useQuery({
    ...read(here, request),
    queryFn: async ({ signal }) => {
      await goodbye;
      return call(here, request, { signal });
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

/** A page out of sight has been left: it says so at once, and comes back when it is looked at. */
function useLeaving(reflection: string, isHere: boolean) {
  useEffect(() => {
    if (!isHere) return;
    function leave() {
      const body = { reflection, leaving: true };
      // Unheard, it is found out two minutes later.
      goodbye = call(here, { body }, { keepalive: true }).catch(() => {});
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
