import { Fragment } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Status } from '#web/ui/status.tsx';
import { StepLink } from '#web/ui/step-link.tsx';
import styles from './check.module.css';
import { QuestionLink } from './question-link.tsx';
import { type QuestionState, stateLabels } from './question-state.ts';

type Props = {
  reflection: Reflection;
  states: readonly QuestionState[];
  /** All of the questions are above already. */
  isWhole: boolean;
};

/** Of the first time: every question has to have an answer. */
export function CheckFirst({ reflection: { questions, pod_id }, states, isWhole }: Props) {
  const open = states.flatMap((state, index) => (state === 'empty' ? [index + 1] : []));
  return (
    <>
      {open.length > 0 && (
        <Notice tone="warn">
          Still open:{' '}
          {open.map((number, index) => (
            <Fragment key={number}>
              {index > 0 && ', '}
              <StepLink to="." search={{ question: number }} resetScroll={false} preload={false}>
                question {number}
              </StepLink>
            </Fragment>
          ))}
          . Once every question has an answer, you can submit.
        </Notice>
      )}
      {!isWhole && (
        <ol className={styles.list}>
          {questions.map((question, index) => (
            <Row
              key={question.uuid}
              question={question}
              number={index + 1}
              state={states[index] ?? 'empty'}
            />
          ))}
        </ol>
      )}
      <p>
        When you submit, your answers go to your mentor, who reads and reviews them. You can read
        them then, and change them only if your mentor asks for more.
        {pod_id === null && ' Once it is signed off, you get a certificate.'}
      </p>
    </>
  );
}

type RowProps = { question: Question; number: number; state: QuestionState };

function Row({ question, number, state }: RowProps) {
  const { tone, label } = stateLabels[state];
  return (
    <li>
      <QuestionLink number={number}>{question.question}</QuestionLink>
      <Status tone={state === 'empty' ? 'warn' : tone}>{label}</Status>
    </li>
  );
}
