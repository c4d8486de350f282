import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { signedOff } from '#contract/worklist.ts';
import { read } from '#web/platform/data.ts';
import { CarryOn } from './carry-on.tsx';
import { SignedOffLately } from './signed-off-lately.tsx';
import { WaitingList } from './waiting-list.tsx';
import styles from './worklist.module.css';
import { worklistQuery } from './worklist-query.ts';

/** What a mentor does next: what they left half-written, what waits, what they finished. */
export function WorklistPanel() {
  const asked = useSearch({ strict: false });
  // The route asks for both at once.
  const waiting = useSuspenseQuery(worklistQuery(asked));
  const lately = useSuspenseQuery(read(signedOff, { query: { per_page: 5 } }));
  return (
    <div className={styles.panel}>
      <CarryOn />
      <WaitingList waiting={waiting.data.worklist} />
      <SignedOffLately signed={lately.data.signed_off} />
    </div>
  );
}
