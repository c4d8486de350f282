import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import { reviewDraftName } from '#web/features/mentoring/texts/reflection-drafts.ts';
import { useHasDraft } from '#web/platform/drafts/use-draft.ts';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { StepBadge, StepBar, StepIcon } from '#web/ui/step-bar/step-bar.tsx';
import type { Step } from '#web/ui/step-bar/steps.ts';
import { currentAnswer, hasReview, hasReviewOfRound, progressAt } from './review-progress.ts';

type Props = {
  reflection: Reflection;
  verdicts: readonly AnswerVerdict[];
  step: Step;
  children: ReactNode;
};

/** How far the review has come, and a link to every question. */
export function ReviewBar({ reflection, verdicts, step, children }: Props) {
  const { questions, status } = reflection;
  const { number, count, isEnd } = step;
  const label = isEnd
    ? reviewingMessages.atTheEnd
    : message(reviewingMessages.questionOf, { number, total: count });
  return (
    <StepBar
      step={step}
      progress={<ProgressBar value={progressAt(step)} label={label} />}
      badges={questions.map((question, index) => (
        <li key={question.uuid}>
          <Badge
            question={question}
            verdicts={verdicts}
            step={step}
            number={index + 1}
            isDone={(status === 'review' ? hasReviewOfRound : hasReview)(question)}
          />
        </li>
      ))}
    >
      {children}
    </StepBar>
  );
}

type BadgeProps = Pick<Props, 'verdicts' | 'step'> & {
  question: Question;
  number: number;
  isDone: boolean;
};

function Badge({ question, verdicts, number, step, isDone }: BadgeProps) {
  const mark = verdicts.find((verdict) => verdict.number === number)?.mark;
  const isRequested = mark === 'more';
  const hasDraft = useHasDraft(reviewDraftName(question.answers[0]?.uuid ?? question.uuid));
  return (
    <StepBadge number={number} step={step}>
      {isDone && (
        <StepIcon icon={isRequested ? undefined : 'check'} words={reviewingMessages.markReviewed} />
      )}
      {isRequested && (
        <StepIcon icon="arrow-left" words={reviewingMessages.markMore} tone="warn" isSpelledOut />
      )}
      {mark === 'fine' && (
        <StepIcon icon={undefined} words={reviewingMessages.markFine} isSpelledOut />
      )}
      {currentAnswer(question)?.changed_since && (
        <StepIcon icon={undefined} words={reviewingMessages.markChanged} isSpelledOut />
      )}
      {hasDraft && <StepIcon icon="edit" words={reviewingMessages.markDraft} isBelow />}
    </StepBadge>
  );
}
