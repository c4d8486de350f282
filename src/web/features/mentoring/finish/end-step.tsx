import { useQuery } from '@tanstack/react-query';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
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
import { NextWaiting } from '#web/features/mentoring/worklist/next-waiting.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StepHeading } from '#web/ui/step-bar/step-heading.tsx';
import { CertificateLink } from './certificate-link.tsx';
import { SendBackCard } from './send-back-card.tsx';
import { SignOffCard } from './sign-off-card.tsx';

type Props = {
  reflection: Reflection;
  mode: ReviewMode;
  verdicts: readonly AnswerVerdict[];
  steps: ReviewSteps;
  feedback: ReviewFeedback;
  showFeedback: ShowReviewFeedback;
};

/** The step after the last question: what is left to do, and the way back. */
export function EndStep({ reflection, mode, verdicts, steps, feedback, showFeedback }: Props) {
  const { t } = useTranslation();
  const isOpen = mode === 'reviewing';
  const shared = { reflection, steps, showFeedback };
  return (
    <div className={styles.step}>
      <StepHeading ref={steps.heading}>{t(finishingMessages.end)}</StepHeading>
      {isOpen && (
        <div className={styles.endings}>
          <SignOffCard {...shared} requested={requestedVerdicts(verdicts)} />
          <SendBackCard {...shared} verdicts={verdicts} />
        </div>
      )}
      {mode === 'complete' && <SignedOff reflection={reflection} />}
      <div className={styles.ending}>
        {steps.step.number > 1 && <BackLink reflection={reflection} step={steps.step} />}
        <ReturnToLearning
          learner={reflection.user}
          variant={isOpen || feedback.isFinished ? 'secondary' : 'primary'}
        />
        {feedback.isFinished && <Next />}
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

function Next() {
  const { data, isFetching } = useQuery(read(worklist, { query: { offered: '1', per_page: 1 } }));
  const next = data?.worklist.data[0];
  // Until it is refetched, the list still holds the one just finished.
  return next && !isFetching ? <NextWaiting next={next} /> : null;
}
