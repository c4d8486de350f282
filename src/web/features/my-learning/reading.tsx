import type { Question, Reflection } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { LeftoverDraft } from '#web/platform/kept-text/leftover-draft.tsx';
import { QuestionWords } from '#web/platform/progress/question-words.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import { answerDraft } from './answer-drafts.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { Notes } from './notes.tsx';
import { PublishedReview } from './published-review.tsx';
import styles from './reading.module.css';
import { ReflectionCertificate } from './reflection-certificate.tsx';
import { Standing } from './standing.tsx';

type Props = { reflection: Reflection; submittedHere: boolean };

/** With the mentor, or complete: one document to read, in which nothing can be changed. */
export function Reading({ reflection, submittedHere }: Props) {
  const { questions, certificate } = reflection;
  return (
    <>
      <Standing reflection={reflection} submittedHere={submittedHere} />
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
      <h2>
        {number}. <QuestionWords locale={reflection.locale}>{question.question}</QuestionWords>
      </h2>
      <WrittenText
        title={answeringText.yourAnswer}
        text={answer}
        instead={answeringText.leftEmpty}
      />
      <PublishedReview question={question} />
      <LeftoverDraft
        name={answerDraft(reflection, question)}
        saved={answer}
        why={answeringText.notSavedBefore}
      />
      <EarlierVersions question={question} />
    </section>
  );
}
