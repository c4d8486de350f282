import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import { reviewDraftName } from '#web/features/mentoring/texts/reflection-drafts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useHasDraft } from '#web/platform/drafts/use-stored-drafts.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { StepBadge, StepBar, StepIcon } from '#web/ui/step-bar/step-bar.tsx';
import type { Step } from '#web/ui/step-bar/steps.ts';
import { currentAnswer, hasReview, hasReviewOfRound, progressAt } from './review-progress.ts';
import styles from './step.module.css';

type Props = {
  reflection: Reflection;
  verdicts: readonly AnswerVerdict[];
  step: Step;
  isOnePage: boolean;
  children: ReactNode;
};

/** How far the review has come, and a link to every question. */
export function ReviewBar({ reflection, verdicts, step, isOnePage, children }: Props) {
  const { t } = useTranslation();
  const { questions, status } = reflection;
  const { number, count, isEnd } = step;
  const label = isEnd
    ? reviewingMessages.atTheEnd
    : message(reviewingMessages.questionOf, { number, total: count });
  return (
    <StepBar
      step={step}
      progress={
        <div className={styles.progress}>
          <span aria-hidden="true">{!isOnePage && t(label)}</span>
          <LayoutLink isOnePage={isOnePage} />
          <ProgressBar value={progressAt(step)} label={label} />
        </div>
      }
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

function LayoutLink({ isOnePage }: { isOnePage: boolean }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to="."
      search={isOnePage ? {} : { view: 'all' as const }}
      resetScroll={false}
      preload={false}
      variant="quiet"
    >
      {t(isOnePage ? reviewingMessages.oneAtATime : reviewingMessages.allOnOnePage)}
    </ButtonLink>
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
