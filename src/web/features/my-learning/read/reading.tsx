import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { answerDraftName } from '#web/features/my-learning/write/answer-drafts.ts';
import { LeftoverDraft } from '#web/patterns/autosave-field/leftover-draft.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { Notes } from './notes.tsx';
import { PublishedReview } from './published-review.tsx';
import styles from './reading.module.css';
import { ReflectionCertificate } from './reflection-certificate.tsx';
import { TurnSummary } from './turn-summary.tsx';
import { readQuestionId, UnsavedNotice } from './unsaved-notice.tsx';

type Props = { reflection: Reflection; submittedHere: boolean; onWithdrawn: () => void };

/** A reflection that is with the mentor, or complete: one document to read. */
export function Reading({ reflection, submittedHere, onWithdrawn }: Props) {
  const { questions, certificate } = reflection;
  return (
    <>
      <TurnSummary
        reflection={reflection}
        submittedHere={submittedHere}
        onWithdrawn={onWithdrawn}
      />
      <UnsavedNotice reflection={reflection} />
      <div className={styles.reading}>
        <div className={styles.document}>
          {questions.map((question, index) => (
            <Answered
              key={question.uuid}
              reflection={reflection}
              question={question}
              number={index + 1}
            />
          ))}
          <Notes reflection={reflection} />
        </div>
        {certificate && <ReflectionCertificate certificate={certificate} />}
      </div>
    </>
  );
}

type AnsweredProps = { reflection: Reflection; question: Question; number: number };

function Answered({ reflection, question, number }: AnsweredProps) {
  const answer = question.answers[0]?.answer ?? '';
  return (
    <section className={styles.question}>
      <h2 id={readQuestionId(question)} tabIndex={-1}>
        {number}. <QuestionText locale={reflection.locale}>{question.question}</QuestionText>
      </h2>
      <ReadOnlyText
        title={answeringMessages.yourAnswer}
        text={answer}
        instead={answeringMessages.leftEmpty}
      />
      <PublishedReview question={question} />
      <LeftoverDraft
        name={answerDraftName(reflection, question)}
        saved={answer}
        why={answeringMessages.notSavedBefore}
      />
      <EarlierVersions question={question} />
    </section>
  );
}
