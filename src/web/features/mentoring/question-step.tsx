import type { SyntheticEvent } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { say } from '#texts/text.ts';
import { KeptTextBox } from '#web/platform/kept-text/kept-text-box.tsx';
import { QuestionWords } from '#web/platform/progress/question-words.tsx';
import { useOneAtATime } from '#web/platform/use-one-at-a-time.ts';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { MarkBox } from './mark-box.tsx';
import type { Verdict } from './marks.ts';
import { SignOffCard } from './sign-off-card.tsx';
import styles from './step.module.css';
import { StepActions } from './step-actions.tsx';
import { currentAnswer } from './steps.ts';
import { type StepTexts, useStepTexts } from './use-step-texts.ts';
import type { Steps } from './use-steps.ts';
import type { Tell } from './use-tell.ts';

type Props = {
  reflection: Reflection;
  question: Question;
  asked: readonly Verdict[];
  steps: Steps;
  tell: Tell;
};

/** One question: what the learner wrote, and what the mentor makes of it. */
export function QuestionStep({ reflection, question, asked, steps, tell }: Props) {
  const { step } = steps;
  const texts = useStepTexts(reflection, question, step);
  const isAsked = asked.some(({ number }) => number === step.number);
  const [go, isBusy] = useOneAtATime(async (where: 'next' | 'end' | 'return') => {
    // Asking for more says enough about an answer for now.
    const leaving = where !== 'next' || isAsked;
    const { isSafe, hasSaved } = await texts.save({ leaving });
    if (!isSafe) return;
    if (hasSaved) tell.done(saved(step.number));
    if (where === 'return') steps.returnFrom(step);
    else steps.goOnFrom(step, where === 'end' ? step.count + 1 : step.number + 1);
  });
  const shared = { reflection, question };

  return (
    <form className={styles.step} onSubmit={prevented(() => go('next'))} noValidate>
      <StepHeading ref={steps.heading} place={step}>
        <QuestionWords locale={reflection.locale}>{question.question}</QuestionWords>
      </StepHeading>
      <div className={styles.columns}>
        <LearnerAnswer {...shared} />
        <div className={styles.beside}>
          <Review texts={texts} />
          {currentAnswer(question) && <MarkBox {...shared} number={step.number} />}
          <Notes texts={texts} />
        </div>
      </div>
      <EarlierRounds {...shared} />
      {step.isLast && (
        <SignOffCard
          reflection={reflection}
          asked={asked}
          steps={steps}
          tell={tell}
          texts={texts}
          onSendBack={() => void go('end')}
        />
      )}
      <StepActions
        reflection={reflection}
        step={step}
        isBusy={isBusy}
        onNext={() => void go('next')}
        onReturn={() => void go('return')}
      />
    </form>
  );
}

function Review({ texts: { review } }: { texts: StepTexts }) {
  if (!review) return null;
  return (
    <KeptTextBox
      text={review}
      elsewhere={review.elsewhere}
      label={reviewingText.yourReview}
      blank={reviewingText.writeFirst}
      onLeave={review.onLeave}
    />
  );
}

function Notes({ texts: { notes } }: { texts: StepTexts }) {
  if (!notes) return null;
  return (
    <KeptTextBox
      text={notes}
      elsewhere={notes.elsewhere}
      onLeave={notes.onLeave}
      label={progressText.externalNotes}
      isShort
      hint={reviewingText.notesHint}
    />
  );
}

const saved = (number: number) => say(progressText.questionSaved, { number, at: new Date() });

const prevented = (act: () => Promise<void>) => (event: SyntheticEvent) => {
  event.preventDefault();
  void act();
};
