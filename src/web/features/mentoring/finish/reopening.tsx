import { useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import type { ShowReviewFeedback } from '#web/features/mentoring/review/use-review-feedback.ts';
import type { ReviewSteps } from '#web/features/mentoring/review/use-review-steps.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LeftoverReason } from './leftover-reason.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import styles from './reopening.module.css';

type Props = { reflection: Reflection; steps: ReviewSteps; showFeedback: ShowReviewFeedback };

/** The button that undoes a sign-off, and from then on the note that it was undone. */
export function Reopening({ reflection, steps, showFeedback }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);

  function reopened() {
    showFeedback.done(message(finishingMessages.reopenedAt, { at: new Date() }));
    // The button that was pressed is gone, so the focus needs another place.
    steps.heading.current?.focus();
  }

  return (
    <>
      <Reopened reflection={reflection} />
      {reflection.may_reopen && (
        <p className={styles.offer}>
          <Button onClick={() => setOpen(true)}>{t(finishingMessages.reopen)}</Button>
          <span>{t(finishingMessages.ifByMistake)}</span>
        </p>
      )}
      {!reflection.may_reopen && <LeftoverReason reflection={reflection} />}
      {isOpen && reflection.may_reopen && (
        <ReopenDialog
          reflection={reflection}
          onClose={() => setOpen(false)}
          onReopened={reopened}
        />
      )}
    </>
  );
}

const { reopenedByYou, reopenedBy, reopenedByYouAndSignedOff, reopenedByAndSignedOff } =
  finishingMessages;

/** Of each the text for the person who did it, then the one for others. */
const textsFor = {
  open: [reopenedByYou, reopenedBy],
  signedOffAgain: [reopenedByYouAndSignedOff, reopenedByAndSignedOff],
} as const;

function Reopened({ reflection: { reopened, status } }: Pick<Props, 'reflection'>) {
  const { t } = useTranslation();
  const reader = useCurrentUser();
  if (!reopened) return null;
  const { by } = reopened;
  const at = new Date(reopened.at);
  const [byYou, byName] = textsFor[status === 'complete' ? 'signedOffAgain' : 'open'];
  return (
    <Callout tone={status === 'review' ? 'warn' : 'info'} role="note">
      <p>{by.uuid === reader.uuid ? t(byYou, { at }) : t(byName, { at, name: by.name })}</p>
      {reopened.reason && (
        <p className={styles.reason}>
          {t(finishingMessages.reasonWas, { reason: reopened.reason })}
        </p>
      )}
    </Callout>
  );
}
