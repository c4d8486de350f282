import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { ReturnToLearning } from '#web/features/mentoring/learner/return-to-learning.tsx';
import { LeftoverNote } from '#web/features/mentoring/texts/leftover-note.tsx';
import {
  notesDraftName,
  reviewDraftName,
} from '#web/features/mentoring/texts/reflection-drafts.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LeftoverDraft } from '#web/patterns/autosave-field/leftover-draft.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import stepFoot from '#web/patterns/reflection/step-foot.module.css';
import { useHasDraft } from '#web/platform/drafts/use-stored-drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { StepHeading } from '#web/ui/step-bar/step-heading.tsx';
import type { Step } from '#web/ui/step-bar/steps.ts';
import { EarlierRounds } from './earlier-rounds.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { currentAnswer, currentReview } from './review-progress.ts';
import styles from './step.module.css';
import { BackLink } from './step-actions.tsx';
import type { ReviewSteps } from './use-review-steps.ts';

type Props = { reflection: Reflection; question: Question; steps: ReviewSteps };

/** One question that cannot be changed: plain text, and no save of any kind. */
export function ReadOnlyStep({ reflection, question, steps: { step, heading } }: Props) {
  const answer = currentAnswer(question);
  const isOwn = reflection.user.uuid === useCurrentUser().uuid;
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
          {answer && !isOwn && (
            <LeftoverNote
              reflection={reflection}
              question={question}
              answer={answer}
              number={step.number}
            />
          )}
        </div>
      </div>
      <EarlierRounds reflection={reflection} question={question} />
      <div className={`${stepFoot.foot} ${styles.foot}`}>
        <div className={styles.later}>
          <ReturnToLearning learner={reflection.user} />
        </div>
        <div className={styles.actions} data-own-bar="">
          {step.number > 1 && <BackLink reflection={reflection} step={step} />}
          <NextLink reflection={reflection} step={step} />
        </div>
      </div>
    </div>
  );
}

function whyNotSaved({ status, sent_back_at }: Reflection) {
  if (status === 'complete') return reviewingMessages.notSavedBeforeCompleted;
  if (status === 'review') return reviewingMessages.notSavedBeforeNoAccess;
  // Written on, and never sent back: its learner has withdrawn it, and the box comes back with it.
  return sent_back_at === null
    ? reviewingMessages.notSavedBeforeWithdrawn
    : reviewingMessages.notSavedBeforeSentBack;
}

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
      {answer && (
        <LeftoverDraft
          name={reviewDraftName(answer.uuid)}
          saved={review?.review ?? ''}
          why={whyNotSaved(reflection)}
        />
      )}
    </>
  );
}

/** `isOpen`: they can be changed now, in another step. */
type NotesProps = { reflection: Reflection; isOpen?: boolean };

/** Also what was typed and never saved where no notes are saved: whoever wrote it looks for it here. */
export function ReadOnlyNotes({ reflection, isOpen = false }: NotesProps) {
  const { t } = useTranslation();
  const { pod_id, external_learning, status, uuid } = reflection;
  const name = notesDraftName(uuid);
  const hasDraft = useHasDraft(name);
  if (pod_id !== null) return null;
  return (
    <>
      {(external_learning !== '' || status === 'complete' || hasDraft) && (
        <ReadOnlyText
          title={progressMessages.externalNotes}
          text={external_learning}
          instead={reviewingMessages.noNotes}
        >
          {isOpen && hasDraft && <Callout tone="warn">{t(reviewingMessages.notSavedYet)}</Callout>}
        </ReadOnlyText>
      )}
      {!isOpen && (
        <LeftoverDraft name={name} saved={external_learning} why={whyNotSaved(reflection)} />
      )}
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
