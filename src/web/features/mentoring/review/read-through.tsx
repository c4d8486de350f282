import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import { reviewDraftName } from '#web/features/mentoring/texts/reflection-drafts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import { useHasDraft } from '#web/platform/drafts/use-stored-drafts.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { QuestionLink } from './question-link.tsx';
import { ReadOnlyNotes, ReadOnlyReview } from './read-only-step.tsx';
import styles from './read-through.module.css';
import { currentAnswer, currentReview } from './review-progress.ts';

type Props = {
  reflection: Reflection;
  verdicts: readonly AnswerVerdict[];
  /** Whether reviews can be changed now. */
  isOpen: boolean;
};

/** Every answer beside its review, as they would be signed off: to read from beginning to end. */
export function ReadThrough({ reflection, verdicts, isOpen }: Props) {
  const { questions, locale } = reflection;
  return (
    <div className={styles.all}>
      {questions.map((question, index) => {
        const shared = { reflection, question };
        const verdict = verdicts.find(({ number }) => number === index + 1);
        return (
          <section key={question.uuid} className={styles.part}>
            <h3>
              {index + 1}. <QuestionText locale={locale}>{question.question}</QuestionText>
            </h3>
            <div className={styles.columns}>
              <LearnerAnswer {...shared} />
              <div className={styles.beside}>
                {isOpen ? (
                  <SavedReview question={question} number={index + 1} verdict={verdict} />
                ) : (
                  <ReadOnlyReview {...shared} />
                )}
              </div>
            </div>
          </section>
        );
      })}
      <ReadOnlyNotes reflection={reflection} isOpen={isOpen} />
    </div>
  );
}

type SavedReviewProps = { question: Question; number: number; verdict: AnswerVerdict | undefined };

/** What the learner would read, and the way to the step where it can be changed. */
function SavedReview({ question, number, verdict }: SavedReviewProps) {
  const { t } = useTranslation();
  const review = currentReview(question);
  const hasDraft = useHasDraft(reviewDraftName(currentAnswer(question)?.uuid ?? question.uuid));
  return (
    <>
      <ReadOnlyText
        title={
          review
            ? message(progressMessages.reviewBy, { reviewer: review.reviewer.name })
            : reviewingMessages.review
        }
        text={review?.review ?? ''}
        instead={reviewingMessages.noReviewYet}
        foot={
          <QuestionLink number={number}>
            {t(review ? reviewingMessages.changeReview : reviewingMessages.writeReview)}
          </QuestionLink>
        }
      >
        {hasDraft && <Callout tone="warn">{t(reviewingMessages.notSavedYet)}</Callout>}
      </ReadOnlyText>
      {verdict && <Verdict verdict={verdict} />}
    </>
  );
}

function Verdict({ verdict: { mark, note } }: { verdict: AnswerVerdict }) {
  const { t } = useTranslation();
  if (mark === 'more') return <ReadOnlyText title={reviewingMessages.morePlease} text={note} />;
  return (
    <p>
      <Status tone="ok">{t(reviewingMessages.fine)}</Status>
    </p>
  );
}
