import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { signedOff } from '#contract/mentoring/worklist.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { RecentSignOffs } from './recent-sign-offs.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import { WaitingList } from './waiting-list.tsx';
import styles from './worklist.module.css';
import { worklistQuery } from './worklist-query.ts';

const route = getRouteApi('/shell/dashboard');
/** What a mentor does next: what they left half-written, what waits, what they finished. */
export function WorklistPanel() {
  const asked = route.useSearch();
  // The route asks for both at once.
  const waiting = useSuspenseQuery(worklistQuery(asked));
  const lately = useSuspenseQuery(read(signedOff, { query: { per_page: 5 } }));
  return (
    <div className={styles.panel}>
      <UnfinishedDrafts />
      <WaitingList waiting={waiting.data.worklist} />
      <RecentSignOffs signed={lately.data.signed_off} />
    </div>
  );
}
