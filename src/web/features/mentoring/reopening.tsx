import { useState } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { dayAndTime, time } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import styles from './reopening.module.css';
import { nameFor } from './turn-words.ts';
import type { Steps } from './use-steps.ts';
import type { Tell } from './use-tell.ts';

type Props = { reflection: Reflection; steps: Steps; tell: Tell };

/** A sign-off can be undone, in the open; one that was is told of from then on. */
export function Reopening({ reflection, steps, tell }: Props) {
  const [isAsking, setAsking] = useState(false);

  function reopened() {
    setAsking(false);
    tell.done(`Reopened ${time(new Date().toISOString())}`);
    // The button that was pressed is gone.
    steps.heading.current?.focus();
  }

  return (
    <>
      <Reopened reflection={reflection} />
      {reflection.may_reopen && (
        <p className={styles.offer}>
          <Button onClick={() => setAsking(true)}>Reopen</Button>
          <span>if it was signed off by mistake</span>
        </p>
      )}
      {isAsking && reflection.may_reopen && (
        <ReopenDialog
          reflection={reflection}
          onClose={() => setAsking(false)}
          onReopened={reopened}
        />
      )}
    </>
  );
}

function Reopened({ reflection: { reopened, status } }: Pick<Props, 'reflection'>) {
  const reader = useCurrentUser();
  if (!reopened) return null;
  return (
    <Notice tone={status === 'review' ? 'warn' : 'info'} role="note">
      <p>
        Reopened by {nameFor(reader, reopened.by)} on {dayAndTime(reopened.at)}
        {status === 'complete' && ', and signed off again'}.
      </p>
      {reopened.reason && <p className={styles.reason}>Reason: {reopened.reason}</p>}
    </Notice>
  );
}
