import { Fragment } from 'react';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { QuestionLink } from '#web/features/my-learning/write/question-link.tsx';
import {
  type QuestionMark,
  type QuestionState,
  stateLabels,
} from '#web/features/my-learning/write/question-state.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { StepLink } from '#web/ui/step-bar/step-link.tsx';
import styles from './check.module.css';

type Props = {
  reflection: Reflection;
  states: readonly QuestionState[];
  marks: readonly QuestionMark[];
  /** All questions are on the page above already. */
  isOnePage: boolean;
};

/** Before the first submission: every question has to have an answer. */
export function CheckFirst({ reflection, states, marks, isOnePage }: Props) {
  const { t } = useTranslation();
  const { questions, pod_id, locale } = reflection;
  const open = states.flatMap((state, index) => (state === 'empty' ? [index + 1] : []));
  return (
    <>
      {open.length > 0 && (
        <Callout tone="warn">
          {t(answeringMessages.stillOpen, { questions: <Questions numbers={open} /> })}
        </Callout>
      )}
      {!isOnePage && (
        <ol className={styles.list}>
          {questions.map((question, index) => (
            <Row
              key={question.uuid}
              question={question}
              locale={locale}
              number={index + 1}
              mark={marks[index] ?? 'empty'}
            />
          ))}
        </ol>
      )}
      <p>
        {t(answeringMessages.whenSubmitted)}
        {pod_id === null && <> {t(answeringMessages.thenCertificate)}</>}
      </p>
    </>
  );
}

function Questions({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation();
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <StepLink question={number}>{t(answeringMessages.question, { number })}</StepLink>
    </Fragment>
  ));
}

type RowProps = {
  question: Question;
  locale: QuestionLocale;
  number: number;
  mark: QuestionMark;
};

function Row({ question, locale, number, mark }: RowProps) {
  const { t } = useTranslation();
  const { tone, label } = stateLabels[mark];
  return (
    <li>
      <QuestionLink number={number}>
        <QuestionText locale={locale}>{question.question}</QuestionText>
      </QuestionLink>
      <Status tone={mark === 'empty' ? 'warn' : tone}>{t(label)}</Status>
    </li>
  );
}
