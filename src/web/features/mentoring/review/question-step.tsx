import { useId, useRef } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { SignOffCard } from '#web/features/mentoring/finish/sign-off-card.tsx';
import { PhraseButton } from '#web/features/mentoring/phrases/phrase-button.tsx';
import { MarkBox } from '#web/features/mentoring/texts/mark-box.tsx';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import { type StepTexts, useStepTexts } from '#web/features/mentoring/texts/use-step-texts.ts';
import { AutosaveField } from '#web/patterns/autosave-field/autosave-field.tsx';
import { AutosaveStatus } from '#web/patterns/autosave-field/autosave-status.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import type { StepChange } from '#web/patterns/step/use-step.ts';
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
  requested: readonly AnswerVerdict[];
  steps: ReviewSteps;
  showFeedback: ShowReviewFeedback;
};

/** One question: what the learner wrote, and the mentor's review, mark and notes. */
export function QuestionStep({ reflection, question, requested, steps, showFeedback }: Props) {
  const { step } = steps;
  const texts = useStepTexts(reflection, question, step);
  const isRequested = requested.some(({ number }) => number === step.number);
  const [go, isBusy] = useOneAtATime(
    async (destination: 'next' | 'end' | 'return', change?: StepChange) => {
      // An answer that more is asked of may stay without a review.
      const leaving = destination !== 'next' || isRequested;
      const { isSafe, hasSaved } = await texts.save({ leaving });
      if (!isSafe) return;
      if (hasSaved) showFeedback.done(savedMessage(step.number));
      if (destination === 'return') steps.returnFrom(step);
      else steps.goOnFrom(step, destination === 'end' ? step.count + 1 : step.number + 1, change);
    },
  );
  const shared = { reflection, question };
  const answer = currentAnswer(question);
  const heading = useId();

  return (
    <form
      className={styles.step}
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        void go('next');
      }}
      noValidate
    >
      <StepHeading ref={steps.heading} id={heading} place={step}>
        <QuestionText locale={reflection.locale}>{question.question}</QuestionText>
      </StepHeading>
      <div className={styles.columns}>
        <LearnerAnswer {...shared} />
        <div className={styles.beside}>
          <Review texts={texts} {...shared} />
          {answer && <MarkBox {...shared} answer={answer} number={step.number} />}
          <Notes texts={texts} />
        </div>
      </div>
      <EarlierRounds {...shared} />
      {step.isLast && (
        <SignOffCard
          reflection={reflection}
          requested={requested}
          steps={steps}
          showFeedback={showFeedback}
          texts={texts}
          onSendBack={() => void go('end')}
        />
      )}
      <StepActions
        reflection={reflection}
        step={step}
        isBusy={isBusy}
        onNext={(change) => void go('next', change)}
        onReturn={() => void go('return')}
      />
    </form>
  );
}

type ReviewProps = Pick<Props, 'reflection' | 'question'> & { texts: StepTexts };

function Review({ texts: { review }, reflection, question }: ReviewProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  if (!review) return null;
  return (
    <AutosaveField
      ref={area}
      text={review}
      elsewhere={review.elsewhere}
      label={reviewingMessages.yourReview}
      blank={reviewingMessages.writeFirst}
      onLeave={review.onLeave}
      foot={
        <div className={styles.below}>
          <div>
            <AutosaveStatus text={review} />
          </div>
          <PhraseButton area={area} learner={reflection.user.name} question={question.uuid} />
        </div>
      }
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

const savedMessage = (number: number) =>
  message(progressMessages.questionSaved, { number, at: new Date() });
