import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import { time } from '#web/platform/format.ts';
import { KeptTextBox } from '#web/platform/kept-text/kept-text-box.tsx';
import { useOneAtATime } from '#web/platform/use-one-at-a-time.ts';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { SignOffCard } from './sign-off-card.tsx';
import styles from './step.module.css';
import { StepActions } from './step-actions.tsx';
import { type StepTexts, useStepTexts } from './use-step-texts.ts';
import type { Steps } from './use-steps.ts';
import type { Tell } from './use-tell.ts';

type Props = {
  reflection: Reflection;
  question: Question;
  steps: Steps;
  tell: Tell;
};

/** One question: what the learner wrote, and the mentor's review of it. */
export function QuestionStep({ reflection, question, steps, tell }: Props) {
  const { step } = steps;
  const texts = useStepTexts(reflection, question, step);
  const [go, isBusy] = useOneAtATime(async (where: 'next' | 'return') => {
    const { isSafe, hasSaved } = await texts.save({ leaving: where === 'return' });
    if (!isSafe) return;
    if (hasSaved) tell.done(`Question ${step.number} saved ${time(new Date().toISOString())}`);
    if (where === 'next') steps.goOnFrom(step, step.number + 1);
    else steps.returnFrom(step);
  });

  return (
    <form
      className={styles.step}
      onSubmit={prevented(() => go('next'))}
      onKeyDown={onCtrlEnter(() => go('next'))}
      noValidate
    >
      <StepHeading ref={steps.heading} place={step}>
        {question.question}
      </StepHeading>
      <div className={styles.columns}>
        <LearnerAnswer reflection={reflection} question={question} />
        <div className={styles.beside}>
          <ReviewBoxes texts={texts} />
          {step.isLast && (
            <SignOffCard reflection={reflection} steps={steps} tell={tell} texts={texts} />
          )}
        </div>
      </div>
      <StepActions
        reflection={reflection}
        step={step}
        isBusy={isBusy}
        onReturn={() => void go('return')}
      />
    </form>
  );
}

function ReviewBoxes({ texts: { review, notes } }: { texts: StepTexts }) {
  return (
    <>
      {review && (
        <KeptTextBox
          text={review}
          label="Your review"
          blank="Write your review first. The arrow beside the question numbers goes on without one."
        />
      )}
      {notes && (
        <KeptTextBox
          text={notes}
          label="External learning notes"
          isShort
          hint="Learning outside this service that belongs to this area. Optional."
        />
      )}
    </>
  );
}

const prevented = (act: () => Promise<void>) => (event: SyntheticEvent) => {
  event.preventDefault();
  void act();
};

const onCtrlEnter = (act: () => Promise<void>) => (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // The question whether to sign off has its own answer.
  if (event.currentTarget.querySelector('dialog[open]')) return;
  event.preventDefault();
  void act();
};
