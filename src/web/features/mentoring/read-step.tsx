import type { Question, Reflection } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { say } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { LeftoverDraft } from '#web/platform/kept-text/leftover-draft.tsx';
import { QuestionWords } from '#web/platform/progress/question-words.tsx';
import stepFoot from '#web/platform/progress/step-foot.module.css';
import type { Step } from '#web/platform/steps.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { LeftoverNote } from './leftover-note.tsx';
import { notesDraft, reviewDraft } from './reflection-drafts.ts';
import { ReturnToLearning } from './return-to-learning.tsx';
import styles from './step.module.css';
import { BackLink } from './step-actions.tsx';
import { currentAnswer, currentReview } from './steps.ts';
import type { Steps } from './use-steps.ts';

type Props = { reflection: Reflection; question: Question; steps: Steps };

/** One question that cannot be changed: plain text, and no save of any kind. */
export function ReadStep({ reflection, question, steps: { step, heading } }: Props) {
  return (
    <div className={styles.step}>
      <StepHeading ref={heading} place={step}>
        <QuestionWords locale={reflection.locale}>{question.question}</QuestionWords>
      </StepHeading>
      <div className={styles.columns}>
        <LearnerAnswer reflection={reflection} question={question} />
        <div className={styles.beside}>
          <ReadReview reflection={reflection} question={question} />
          {step.isLast && <ReadNotes reflection={reflection} />}
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
    ? reviewingText.notSavedBeforeCompleted
    : reviewingText.notSavedBeforeSentBack;

export function ReadReview({ reflection, question }: Omit<Props, 'steps'>) {
  const { t } = useText();
  const answer = currentAnswer(question);
  const review = currentReview(question);
  return (
    <>
      {(review || reflection.status === 'complete') && (
        <WrittenText
          title={
            review
              ? say(progressText.reviewBy, { reviewer: review.reviewer.name })
              : reviewingText.review
          }
          text={review?.review ?? ''}
          instead={reviewingText.noReview}
          foot={review && t(writingText.savedAt, { at: dayAndTime(review.updated_at) })}
        />
      )}
      {answer && reflection.status !== 'review' && (
        <LeftoverDraft
          name={reviewDraft(answer.uuid)}
          saved={review?.review ?? ''}
          why={whyNotSaved(reflection)}
        />
      )}
    </>
  );
}

export function ReadNotes({ reflection }: { reflection: Reflection }) {
  const { pod_id, external_learning, status, uuid } = reflection;
  if (pod_id !== null || (external_learning === '' && status !== 'complete')) return null;
  return (
    <>
      <WrittenText
        title={progressText.externalNotes}
        text={external_learning}
        instead={reviewingText.noNotes}
      />
      <LeftoverDraft
        name={notesDraft(uuid)}
        saved={external_learning}
        why={whyNotSaved(reflection)}
      />
    </>
  );
}

function NextLink({ reflection, step }: { reflection: Reflection; step: Step }) {
  const { t } = useText();
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
      {t(reviewingText.next)}
      <Icon name="arrow-right" />
    </ButtonLink>
  );
}
