import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { ReadThrough } from '#web/features/mentoring/review/read-through.tsx';
import type { ReviewMode } from '#web/features/mentoring/review/review-mode.ts';
import styles from '#web/features/mentoring/review/step.module.css';
import type {
  ReviewFeedback,
  ShowReviewFeedback,
} from '#web/features/mentoring/review/use-review-feedback.ts';
import type { ReviewSteps } from '#web/features/mentoring/review/use-review-steps.ts';
import { type DraftVerdict, requestedVerdicts } from '#web/features/mentoring/texts/marks.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StepHeading } from '#web/ui/step-bar/step-heading.tsx';
import { CertificateLink } from './certificate-link.tsx';
import { EndActions } from './end-actions.tsx';
import { SendBackCard } from './send-back-card.tsx';
import { SentBack } from './sent-back.tsx';
import { SignOffCard } from './sign-off-card.tsx';

type Props = {
  reflection: Reflection;
  mode: ReviewMode;
  verdicts: readonly DraftVerdict[];
  steps: ReviewSteps;
  feedback: ReviewFeedback;
  showFeedback: ShowReviewFeedback;
};

/**
 * The step after the last question: what is left to do, and the way back. With all on one page, every
 * answer and review stands above that.
 */
export function EndStep({ reflection, mode, verdicts, steps, feedback, showFeedback }: Props) {
  const { t } = useTranslation();
  const isOpen = mode === 'reviewing';
  const shared = { reflection, steps, showFeedback };
  return (
    <div className={styles.step}>
      <StepHeading ref={steps.heading}>
        {t(steps.isOnePage ? reviewingMessages.answersAndReviews : finishingMessages.end)}
      </StepHeading>
      {steps.isOnePage && (
        <ReadThrough reflection={reflection} verdicts={verdicts} isOpen={isOpen} />
      )}
      {isOpen && !steps.isOnePage && <ReadThroughLink />}
      {isOpen && (
        <div className={styles.endings}>
          <SignOffCard {...shared} requested={requestedVerdicts(verdicts)} />
          <SendBackCard {...shared} verdicts={verdicts} />
        </div>
      )}
      {mode === 'complete' && <SignedOff reflection={reflection} />}
      {mode === 'writing' && reflection.sent_back_at && <SentBack {...shared} />}
      <EndActions reflection={reflection} step={steps.step} isFinished={feedback.isFinished} />
    </div>
  );
}

function ReadThroughLink() {
  const { t } = useTranslation();
  return (
    <p>
      <ButtonLink to="." search={{ view: 'all' }} resetScroll={false} preload={false}>
        {t(finishingMessages.readThrough)}
      </ButtonLink>
    </p>
  );
}

function SignedOff({ reflection: { user, certificate, reopened } }: Pick<Props, 'reflection'>) {
  const { t } = useTranslation();
  const learner = user.name;
  if (!certificate)
    return <Callout tone="ok">{t(finishingMessages.signedOff, { learner })}</Callout>;
  const text = reopened ? finishingMessages.signedOffAgainWith : finishingMessages.signedOffWith;
  return (
    <Callout tone="ok">
      {t(text, { learner, certificate: <CertificateLink certificate={certificate} /> })}
    </Callout>
  );
}
