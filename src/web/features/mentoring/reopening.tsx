import { useState } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { finishingText } from '#texts/finishing.ts';
import { say } from '#texts/text.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import styles from './reopening.module.css';
import type { Steps } from './use-steps.ts';
import type { Tell } from './use-tell.ts';

type Props = { reflection: Reflection; steps: Steps; tell: Tell };

/** A sign-off can be undone, in the open; one that was is told of from then on. */
export function Reopening({ reflection, steps, tell }: Props) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);

  function reopened() {
    setAsking(false);
    tell.done(say(finishingText.reopenedAt, { at: new Date() }));
    // The button that was pressed is gone.
    steps.heading.current?.focus();
  }

  return (
    <>
      <Reopened reflection={reflection} />
      {reflection.may_reopen && (
        <p className={styles.offer}>
          <Button onClick={() => setAsking(true)}>{t(finishingText.reopen)}</Button>
          <span>{t(finishingText.ifByMistake)}</span>
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

const { reopenedByYou, reopenedBy, reopenedByYouAndSignedOff, reopenedByAndSignedOff } =
  finishingText;

/** To whoever did it, and to others. */
const textsFor = {
  open: [reopenedByYou, reopenedBy],
  signedOffAgain: [reopenedByYouAndSignedOff, reopenedByAndSignedOff],
} as const;

function Reopened({ reflection: { reopened, status } }: Pick<Props, 'reflection'>) {
  const { t } = useText();
  const reader = useCurrentUser();
  if (!reopened) return null;
  const { by } = reopened;
  const at = new Date(reopened.at);
  const [byYou, byName] = textsFor[status === 'complete' ? 'signedOffAgain' : 'open'];
  return (
    <Notice tone={status === 'review' ? 'warn' : 'info'} role="note">
      <p>{by.uuid === reader.uuid ? t(byYou, { at }) : t(byName, { at, name: by.name })}</p>
      {reopened.reason && (
        <p className={styles.reason}>{t(finishingText.reasonWas, { reason: reopened.reason })}</p>
      )}
    </Notice>
  );
}
