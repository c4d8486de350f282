import { Fragment } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { time } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StepLink } from '#web/ui/step-link.tsx';
import styles from './sign-off.module.css';
import { SignOffDialog } from './sign-off-dialog.tsx';
import { unreviewed } from './steps.ts';
import { useSignOff } from './use-sign-off.ts';
import type { StepTexts } from './use-step-texts.ts';
import type { Steps } from './use-steps.ts';
import type { Tell } from './use-tell.ts';

type Props = {
  reflection: Reflection;
  steps: Steps;
  tell: Tell;
  /** What the step shows; at the end there is nothing left to save. */
  texts?: StepTexts;
};

/** Where a review ends: what is still missing, and the one thing that cannot be taken back. */
export function SignOffCard({ reflection, steps, tell, texts }: Props) {
  const signing = useSignOff({
    reflection,
    async saveFirst() {
      return texts ? (await texts.save({ leaving: true })).isSafe : true;
    },
    onSigned() {
      tell.signedOff(time(new Date().toISOString()));
      if (steps.step.isEnd) steps.heading.current?.focus();
      else steps.goOnFrom(steps.step, steps.step.count + 1);
    },
    onClosed: tell.refused,
  });

  return (
    <section className={styles.card}>
      <h3>Sign off</h3>
      <WhatIsMissing reflection={reflection} />
      <Button variant={texts ? 'secondary' : 'primary'} onClick={signing.ask}>
        <Icon name="certificate" />
        Sign off
      </Button>
      <SignOffDialog
        reflection={reflection}
        texts={texts}
        signing={signing}
        onGo={(question) => {
          signing.cancel();
          steps.goOnFrom(steps.step, question);
        }}
      />
    </section>
  );
}

function WhatIsMissing({ reflection: { uuid, questions, user } }: { reflection: Reflection }) {
  const open = unreviewed(questions);
  if (open.length === 0) {
    return <p>Every question has a review. Signing off completes {user.name}'s reflection.</p>;
  }
  return (
    <p>
      Without a review so far:{' '}
      {open.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && ', '}
          <StepLink
            to="/mentor/review-learning/reflection/$reflection"
            params={{ reflection: uuid }}
            search={{ question: number }}
            resetScroll={false}
            preload={false}
          >
            question {number}
          </StepLink>
        </Fragment>
      ))}
    </p>
  );
}
