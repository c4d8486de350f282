import type { Reflection } from '#contract/mentoring.ts';
import { Notice } from '#web/ui/notice.tsx';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { CertificateLink } from './certificate-link.tsx';
import { NextWaiting } from './next-waiting.tsx';
import { ReturnToLearning } from './return-to-learning.tsx';
import type { ReviewMode } from './review-mode.ts';
import { SignOffCard } from './sign-off-card.tsx';
import styles from './step.module.css';
import { BackLink } from './step-actions.tsx';
import type { Steps } from './use-steps.ts';
import type { Said, Tell } from './use-tell.ts';

type Props = {
  reflection: Reflection;
  mode: ReviewMode;
  steps: Steps;
  said: Said;
  tell: Tell;
};

/** Past the last question: what is left to do, and the way back. */
export function EndStep({ reflection, mode, steps, said, tell }: Props) {
  const { certificate, user } = reflection;
  const isOpen = mode === 'reviewing';
  return (
    <div className={styles.step}>
      <StepHeading ref={steps.heading}>Great, we're at the end of this review.</StepHeading>
      {isOpen && <SignOffCard reflection={reflection} steps={steps} tell={tell} />}
      {certificate && (
        <Notice tone="ok">
          Signed off. {user.name} has a certificate: <CertificateLink certificate={certificate} />
        </Notice>
      )}
      {mode === 'complete' && !certificate && (
        <Notice tone="ok">Signed off. It counts as complete in {user.name}'s learning.</Notice>
      )}
      <div className={styles.ending}>
        {steps.step.number > 1 && <BackLink reflection={reflection} step={steps.step} />}
        <ReturnToLearning
          learner={user}
          variant={isOpen || said.signedOff ? 'secondary' : 'primary'}
        />
        {said.signedOff && <NextWaiting />}
      </div>
    </div>
  );
}
