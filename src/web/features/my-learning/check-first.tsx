import { Fragment } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import type { QuestionLocale } from '#contract/questions.ts';
import { answeringText } from '#texts/answering.ts';
import { QuestionWords } from '#web/platform/progress/question-words.tsx';
import { useText } from '#web/platform/use-text.tsx';
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
export function CheckFirst({ reflection, states, isWhole }: Props) {
  const { t } = useText();
  const { questions, pod_id, locale } = reflection;
  const open = states.flatMap((state, index) => (state === 'empty' ? [index + 1] : []));
  return (
    <>
      {open.length > 0 && (
        <Notice tone="warn">
          {t(answeringText.stillOpen, { questions: <Questions numbers={open} /> })}
        </Notice>
      )}
      {!isWhole && (
        <ol className={styles.list}>
          {questions.map((question, index) => (
            <Row
              key={question.uuid}
              question={question}
              locale={locale}
              number={index + 1}
              state={states[index] ?? 'empty'}
            />
          ))}
        </ol>
      )}
      <p>
        {t(answeringText.whenSubmitted)}
        {pod_id === null && <> {t(answeringText.thenCertificate)}</>}
      </p>
    </>
  );
}

function Questions({ numbers }: { numbers: readonly number[] }) {
  const { t } = useText();
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <StepLink to="." search={{ question: number }} resetScroll={false} preload={false}>
        {t(answeringText.question, { number })}
      </StepLink>
    </Fragment>
  ));
}

type RowProps = {
  question: Question;
  locale: QuestionLocale;
  number: number;
  state: QuestionState;
};

function Row({ question, locale, number, state }: RowProps) {
  const { t } = useText();
  const { tone, label } = stateLabels[state];
  return (
    <li>
      <QuestionLink number={number}>
        <QuestionWords locale={locale}>{question.question}</QuestionWords>
      </QuestionLink>
      <Status tone={state === 'empty' ? 'warn' : tone}>{t(label)}</Status>
    </li>
  );
}
