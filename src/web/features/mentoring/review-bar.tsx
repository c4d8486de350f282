import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import type { Step } from '#web/platform/steps.ts';
import { useHasDraft } from '#web/platform/use-draft.ts';
import { ProgressBar } from '#web/ui/progress.tsx';
import { StepBadge, StepBar, StepMark } from '#web/ui/step-bar.tsx';
import { reviewDraft } from './reflection-drafts.ts';
import { isReviewed, progressAt } from './steps.ts';

type Props = { reflection: Reflection; step: Step; children: ReactNode };

/** How far the review has come, and a way to every question. */
export function ReviewBar({ reflection: { questions }, step, children }: Props) {
  const words = step.isEnd ? 'At the end' : `Question ${step.number} of ${step.count}`;
  return (
    <StepBar
      step={step}
      progress={<ProgressBar value={progressAt(step)} label={words} />}
      badges={questions.map((question, index) => (
        <li key={question.uuid}>
          <Badge question={question} number={index + 1} step={step} />
        </li>
      ))}
    >
      {children}
    </StepBar>
  );
}

type BadgeProps = { question: Question; number: number; step: Step };

function Badge({ question, number, step }: BadgeProps) {
  const hasDraft = useHasDraft(reviewDraft(question.answers[0]?.uuid ?? question.uuid));
  return (
    <StepBadge number={number} step={step}>
      {isReviewed(question) && <StepMark icon="check" words="reviewed" />}
      {hasDraft && <StepMark icon="edit" words="draft on this device" isBelow />}
    </StepBadge>
  );
}
