import type { Question, Reflection } from '#contract/mentoring.ts';
import { message } from '#messages/message.ts';
import { progressMessages } from '#messages/progress.ts';
import { reviewingMessages } from '#messages/reviewing.ts';
import { writingMessages } from '#messages/writing.ts';
import { LeftoverDraft } from '#web/platform/autosave-field/leftover-draft.tsx';
import { formatDateTime } from '#web/platform/format.ts';
import { QuestionText } from '#web/platform/progress/question-text.tsx';
import stepFoot from '#web/platform/progress/step-foot.module.css';
import type { Step } from '#web/platform/steps.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text.tsx';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { LeftoverNote } from './leftover-note.tsx';
import { notesDraftName, reviewDraftName } from './reflection-drafts.ts';
import { ReturnToLearning } from './return-to-learning.tsx';
import { currentAnswer, currentReview } from './review-progress.ts';
import styles from './step.module.css';
import { BackLink } from './step-actions.tsx';
import type { ReviewSteps } from './use-review-steps.ts';

type Props = { reflection: Reflection; question: Question; steps: ReviewSteps };

/** One question that cannot be changed: plain text, and no save of any kind. */
export function ReadOnlyStep({ reflection, question, steps: { step, heading } }: Props) {
  return (
    <div className={styles.step}>
      <StepHeading ref={heading} place={step}>
        <QuestionText locale={reflection.locale}>{question.question}</QuestionText>
      </StepHeading>
      <div className={styles.columns}>
        <LearnerAnswer reflection={reflection} question={question} />
        <div className={styles.beside}>
          <ReadOnlyReview reflection={reflection} question={question} />
          {step.isLast && <ReadOnlyNotes reflection={reflection} />}
          <LeftoverNote reflection={reflection} question={question} number={step.number} />
        </div>
      </div>
      <EarlierRounds reflection={reflection} question={question} />
      <div className={`${stepFoot.foot} ${styles.foot}`}>
        <div className={styles.later}>
          <ReturnToLearning learner={reflection.user} />
        </div>
        <div className={styles.actions}>
          {step.number > 1 && <BackLink reflection={reflection} step={step} />}
          <NextLink reflection={reflection} step={step} />
        </div>
      </div>
    </div>
  );
}

const whyNotSaved = ({ status }: Reflection) =>
  status === 'complete'
    ? reviewingMessages.notSavedBeforeCompleted
    : reviewingMessages.notSavedBeforeSentBack;

export function ReadOnlyReview({ reflection, question }: Omit<Props, 'steps'>) {
  const { t } = useTranslation();
  const answer = currentAnswer(question);
  const review = currentReview(question);
  return (
    <>
      {(review || reflection.status === 'complete') && (
        <ReadOnlyText
          title={
            review
              ? message(progressMessages.reviewBy, { reviewer: review.reviewer.name })
              : reviewingMessages.review
          }
          text={review?.review ?? ''}
          instead={reviewingMessages.noReview}
          foot={review && t(writingMessages.savedAt, { at: formatDateTime(review.updated_at) })}
        />
      )}
      {answer && reflection.status !== 'review' && (
        <LeftoverDraft
          name={reviewDraftName(answer.uuid)}
          saved={review?.review ?? ''}
          why={whyNotSaved(reflection)}
        />
      )}
    </>
  );
}

export function ReadOnlyNotes({ reflection }: { reflection: Reflection }) {
  const { pod_id, external_learning, status, uuid } = reflection;
  if (pod_id !== null || (external_learning === '' && status !== 'complete')) return null;
  return (
    <>
      <ReadOnlyText
        title={progressMessages.externalNotes}
        text={external_learning}
        instead={reviewingMessages.noNotes}
      />
      <LeftoverDraft
        name={notesDraftName(uuid)}
        saved={external_learning}
        why={whyNotSaved(reflection)}
      />
    </>
  );
}

function NextLink({ reflection, step }: { reflection: Reflection; step: Step }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to="/mentor/review-learning/reflection/$reflection"
      params={{ reflection: reflection.uuid }}
      search={{ question: step.number + 1 }}
      resetScroll={false}
      preload={false}
      variant="primary"
      className={styles.main}
    >
      {t(reviewingMessages.next)}
      <Icon name="arrow-right" />
    </ButtonLink>
  );
}
