import type { Reflection } from '#contract/mentoring.ts';
import { finishingText } from '#texts/finishing.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { CertificateLink } from './certificate-link.tsx';
import { askedAmong, type Verdict } from './marks.ts';
import { NextWaiting } from './next-waiting.tsx';
import { ReturnToLearning } from './return-to-learning.tsx';
import type { ReviewMode } from './review-mode.ts';
import { SendBackCard } from './send-back-card.tsx';
import { SignOffCard } from './sign-off-card.tsx';
import styles from './step.module.css';
import { BackLink } from './step-actions.tsx';
import type { Steps } from './use-steps.ts';
import type { Tell, Told } from './use-tell.ts';

type Props = {
  reflection: Reflection;
  mode: ReviewMode;
  verdicts: readonly Verdict[];
  steps: Steps;
  told: Told;
  tell: Tell;
};

/** Past the last question: what is left to do, and the way back. */
export function EndStep({ reflection, mode, verdicts, steps, told, tell }: Props) {
  const { t } = useText();
  const isOpen = mode === 'reviewing';
  const shared = { reflection, steps, tell };
  return (
    <div className={styles.step}>
      <StepHeading ref={steps.heading}>{t(finishingText.end)}</StepHeading>
      {isOpen && (
        <div className={styles.endings}>
          <SignOffCard {...shared} asked={askedAmong(verdicts)} />
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
  const { t } = useText();
  const learner = user.name;
  if (!certificate) return <Notice tone="ok">{t(finishingText.signedOff, { learner })}</Notice>;
  const text = reopened ? finishingText.signedOffAgainWith : finishingText.signedOffWith;
  return (
    <Notice tone="ok">
      {t(text, { learner, certificate: <CertificateLink certificate={certificate} /> })}
    </Notice>
  );
}
