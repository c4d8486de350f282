import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { ReturnToLearning } from '#web/features/mentoring/learner/return-to-learning.tsx';
import type { ReviewMode } from '#web/features/mentoring/review/review-mode.ts';
import styles from '#web/features/mentoring/review/step.module.css';
import { BackLink } from '#web/features/mentoring/review/step-actions.tsx';
import type {
  ReviewFeedback,
  ShowReviewFeedback,
} from '#web/features/mentoring/review/use-review-feedback.ts';
import type { ReviewSteps } from '#web/features/mentoring/review/use-review-steps.ts';
import { type AnswerVerdict, requestedVerdicts } from '#web/features/mentoring/texts/marks.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StepHeading } from '#web/ui/step-bar/step-heading.tsx';
import { CertificateLink } from './certificate-link.tsx';
import { NextWaiting } from './next-waiting.tsx';
import { SendBackCard } from './send-back-card.tsx';
import { SignOffCard } from './sign-off-card.tsx';

type Props = {
  reflection: Reflection;
  mode: ReviewMode;
  verdicts: readonly AnswerVerdict[];
  steps: ReviewSteps;
  told: ReviewFeedback;
  tell: ShowReviewFeedback;
};

/** Past the last question: what is left to do, and the way back. */
export function EndStep({ reflection, mode, verdicts, steps, told, tell }: Props) {
  const { t } = useTranslation();
  const isOpen = mode === 'reviewing';
  const shared = { reflection, steps, tell };
  return (
    <div className={styles.step}>
      <StepHeading ref={steps.heading}>{t(finishingMessages.end)}</StepHeading>
      {isOpen && (
        <div className={styles.endings}>
          <SignOffCard {...shared} asked={requestedVerdicts(verdicts)} />
          <SendBackCard {...shared} verdicts={verdicts} />
        </div>
      )}
      {mode === 'complete' && <SignedOff reflection={reflection} />}
      <div className={styles.ending}>
        {steps.step.number > 1 && <BackLink reflection={reflection} step={steps.step} />}
        <ReturnToLearning
          learner={reflection.user}
          variant={isOpen || told.isFinished ? 'secondary' : 'primary'}
        />
        {told.isFinished && <NextWaiting />}
      </div>
    </div>
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
