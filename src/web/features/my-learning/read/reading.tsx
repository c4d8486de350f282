import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { answerDraftName } from '#web/features/my-learning/write/answer-drafts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LeftoverDraft } from '#web/patterns/autosave-field/leftover-draft.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { Notes } from './notes.tsx';
import { PublishedReview } from './published-review.tsx';
import styles from './reading.module.css';
import { ReflectionCertificate } from './reflection-certificate.tsx';
import { readQuestionId, UnsavedNotice } from './unsaved-notice.tsx';

type Props = { reflection: Reflection; submittedHere: boolean };

/** A reflection that is with the mentor, or complete: one document to read. */
export function Reading({ reflection, submittedHere }: Props) {
  const { questions, certificate } = reflection;
  return (
    <>
      <TurnSummary reflection={reflection} submittedHere={submittedHere} />
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

/** Whose turn it is, since when, and what that means for the learner. */
function TurnSummary({ reflection, submittedHere }: Props) {
  const { t } = useTranslation();
  const { status, turn, completed_at } = reflection;
  if (status === 'complete') {
    return (
      <Callout tone="ok">
        {t(answeringMessages.isComplete, {
          at: new Date(completed_at ?? turn.since),
          strong: (words) => <strong>{words}</strong>,
        })}
      </Callout>
    );
  }
  const text = submittedHere ? answeringMessages.submitted : answeringMessages.withMentor;
  return (
    <Callout tone="info" role="status">
      <h2 className={styles.words} tabIndex={-1} ref={submittedHere ? focusOn : undefined}>
        {t(text, { at: new Date(turn.since) })}
      </h2>
      <p>{t(turnMessage(reflection))}</p>
    </Callout>
  );
}

function turnMessage({ reopened, turn }: Reflection): Translatable {
  if (reopened?.at !== turn.since) return answeringMessages.readHere;
  const { by, at } = reopened;
  return message(answeringMessages.reopened, { name: by.name, at: new Date(at) });
}
