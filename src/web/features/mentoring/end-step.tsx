import type { Reflection } from '#contract/mentoring.ts';
import { Notice } from '#web/ui/notice.tsx';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { CertificateLink } from './certificate-link.tsx';
import type { Asked } from './marks.ts';
import { NextWaiting } from './next-waiting.tsx';
import { ReturnToLearning } from './return-to-learning.tsx';
import type { ReviewMode } from './review-mode.ts';
import { SendBackCard } from './send-back-card.tsx';
import { SignOffCard } from './sign-off-card.tsx';
import styles from './step.module.css';
import { BackLink } from './step-actions.tsx';
import type { Steps } from './use-steps.ts';
import type { Said, Tell } from './use-tell.ts';

type Props = {
  reflection: Reflection;
  mode: ReviewMode;
  asked: readonly Asked[];
  steps: Steps;
  said: Said;
  tell: Tell;
};

/** Past the last question: what is left to do, and the way back. */
export function EndStep({ reflection, mode, asked, steps, said, tell }: Props) {
  const isOpen = mode === 'reviewing';
  const shared = { reflection, asked, steps, tell };
  return (
    <div className={styles.step}>
      <StepHeading ref={steps.heading}>Great, we're at the end of this review.</StepHeading>
      {isOpen && (
        <div className={styles.endings}>
          <SignOffCard {...shared} />
          <SendBackCard {...shared} />
        </div>
      )}
      {mode === 'complete' && <SignedOff reflection={reflection} />}
      <div className={styles.ending}>
        {steps.step.number > 1 && <BackLink reflection={reflection} step={steps.step} />}
        <ReturnToLearning
          learner={reflection.user}
          variant={isOpen || said.isFinished ? 'secondary' : 'primary'}
        />
        {said.isFinished && <NextWaiting />}
      </div>
    </div>
  );
}

function SignedOff({ reflection: { user, certificate, reopened } }: Pick<Props, 'reflection'>) {
  if (!certificate) {
    return <Notice tone="ok">Signed off. It counts as complete in {user.name}'s learning.</Notice>;
  }
  return (
    <Notice tone="ok">
      Signed off. {user.name} has a {reopened && 'new '}certificate:{' '}
      <CertificateLink certificate={certificate} />
      {reopened && '. The one that was withdrawn points to it.'}
    </Notice>
  );
}
