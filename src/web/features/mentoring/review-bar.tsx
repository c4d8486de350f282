import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { say } from '#texts/text.ts';
import type { Step } from '#web/platform/steps.ts';
import { useHasDraft } from '#web/platform/use-draft.ts';
import { ProgressBar } from '#web/ui/progress.tsx';
import { StepBadge, StepBar, StepMark } from '#web/ui/step-bar.tsx';
import type { Verdict } from './marks.ts';
import { reviewDraft } from './reflection-drafts.ts';
import { currentAnswer, hasReview, isReviewed, progressAt } from './steps.ts';

type Props = {
  reflection: Reflection;
  verdicts: readonly Verdict[];
  step: Step;
  children: ReactNode;
};

/** How far the review has come, and a way to every question. */
export function ReviewBar({ reflection, verdicts, step, children }: Props) {
  const { questions, status } = reflection;
  const { number, count, isEnd } = step;
  const label = isEnd
    ? reviewingText.atTheEnd
    : say(reviewingText.questionOf, { number, total: count });
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
            isDone={(status === 'review' ? isReviewed : hasReview)(question)}
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
  const mark = verdicts.find((one) => one.number === number)?.mark;
  const isAsked = mark === 'more';
  const hasDraft = useHasDraft(reviewDraft(question.answers[0]?.uuid ?? question.uuid));
  return (
    <StepBadge number={number} step={step}>
      {isDone && (
        <StepMark icon={isAsked ? undefined : 'check'} words={reviewingText.markReviewed} />
      )}
      {isAsked && (
        <StepMark icon="arrow-left" words={reviewingText.markMore} tone="warn" isSpelledOut />
      )}
      {mark === 'fine' && <StepMark icon={undefined} words={reviewingText.markFine} isSpelledOut />}
      {currentAnswer(question)?.changed_since && (
        <StepMark icon={undefined} words={reviewingText.markChanged} isSpelledOut />
      )}
      {hasDraft && <StepMark icon="edit" words={reviewingText.markDraft} isBelow />}
    </StepBadge>
  );
}
