import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import type { ShowReviewFeedback } from '#web/features/mentoring/review/use-review-feedback.ts';
import type { ReviewSteps } from '#web/features/mentoring/review/use-review-steps.ts';
import { requestedVerdicts, sentVerdicts } from '#web/features/mentoring/texts/marks.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import finish from './finish.module.css';
import { RequestList } from './request-list.tsx';
import styles from './send-back.module.css';
import { useUndoSendBack } from './use-undo-send-back.ts';

type Props = { reflection: Reflection; steps: ReviewSteps; showFeedback: ShowReviewFeedback };

/** What was asked for, and for a minute the way to undo it. */
export function SentBack({ reflection, steps, showFeedback }: Props) {
  const { t } = useTranslation();
  const learner = reflection.user.name;
  const { undo, isBusy, refusal, secondsLeft } = useUndoSendBack(reflection, () => {
    showFeedback.done(message(finishingMessages.undone, { at: new Date(), learner }));
    // The button that was pressed is gone, so the focus needs another place.
    steps.heading.current?.focus();
  });

  return (
    <section className={finish.card}>
      <h3>{t(finishingMessages.wasAsked, { learner })}</h3>
      {refusal && (
        <Callout tone="danger" role="alert">
          {t(finishingMessages.notUndone, {
            why: refusal,
            strong: (words) => <strong>{words}</strong>,
          })}
        </Callout>
      )}
      {secondsLeft > 0 && (
        <div className={styles.undo}>
          <Button onClick={undo} busy={isBusy}>
            {t(finishingMessages.undo)}
            <span className={styles.seconds} aria-hidden="true">
              {t(finishingMessages.secondsLeft, { count: secondsLeft })}
            </span>
          </Button>
          <span className={styles.quiet}>{t(finishingMessages.undoUntil, { learner })}</span>
        </div>
      )}
      <RequestList
        requested={requestedVerdicts(sentVerdicts(reflection))}
        locale={reflection.locale}
      />
    </section>
  );
}
