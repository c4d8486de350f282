import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
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
import type { TurnChange } from './use-turn-change.ts';

const route = getRouteApi('/shell/my/learning/reflection/$reflection');

type Props = {
  reflection: Reflection;
  turnChange: TurnChange | undefined;
  onWithdrawn: () => void;
};

/** A reflection that is with the mentor, or complete: one document to read. */
export function Reading({ reflection, turnChange, onWithdrawn }: Props) {
  const { questions, certificate } = reflection;
  useNoQuestionInAddress();
  return (
    <>
      <TurnSummary reflection={reflection} turnChange={turnChange} onWithdrawn={onWithdrawn} />
      <UnsavedNotice reflection={reflection} goTo={goToRead} />
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

/** It is of writing: what comes back from the mentor opens where it goes on. */
function useNoQuestionInAddress() {
  const { question } = route.useSearch();
  const navigate = useNavigate();
  useEffect(() => {
    if (question === undefined) return;
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
  }, [question, navigate]);
}

const goToRead = (question: Question) => document.getElementById(readQuestionId(question))?.focus();

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
