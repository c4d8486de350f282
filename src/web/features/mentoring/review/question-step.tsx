import type { SyntheticEvent } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { SignOffCard } from '#web/features/mentoring/finish/sign-off-card.tsx';
import { MarkBox } from '#web/features/mentoring/texts/mark-box.tsx';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import { type StepTexts, useStepTexts } from '#web/features/mentoring/texts/use-step-texts.ts';
import { AutosaveField } from '#web/patterns/autosave-field/autosave-field.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { StepHeading } from '#web/ui/step-bar/step-heading.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { currentAnswer } from './review-progress.ts';
import styles from './step.module.css';
import { StepActions } from './step-actions.tsx';
import type { ShowReviewFeedback } from './use-review-feedback.ts';
import type { ReviewSteps } from './use-review-steps.ts';

type Props = {
  reflection: Reflection;
  question: Question;
  asked: readonly AnswerVerdict[];
  steps: ReviewSteps;
  tell: ShowReviewFeedback;
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
        <QuestionText locale={reflection.locale}>{question.question}</QuestionText>
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
    <AutosaveField
      text={review}
      elsewhere={review.elsewhere}
      label={reviewingMessages.yourReview}
      blank={reviewingMessages.writeFirst}
      onLeave={review.onLeave}
    />
  );
}

function Notes({ texts: { notes } }: { texts: StepTexts }) {
  if (!notes) return null;
  return (
    <AutosaveField
      text={notes}
      elsewhere={notes.elsewhere}
      onLeave={notes.onLeave}
      label={progressMessages.externalNotes}
      isShort
      hint={reviewingMessages.notesHint}
    />
  );
}

const saved = (number: number) =>
  message(progressMessages.questionSaved, { number, at: new Date() });

const prevented = (act: () => Promise<void>) => (event: SyntheticEvent) => {
  event.preventDefault();
  void act();
};
