import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import { PlaceName } from '../place-name.tsx';
import styles from './paper.module.css';
import { PaperLine } from './paper-line.tsx';
import { QuestionWords } from './question-words.tsx';

type Props = {
  reflection: Reflection;
  /** Under the heading. */
  before?: ReactNode;
  /** The answer to a question, and what was said of it. */
  answerTo: (question: Question) => ReactNode;
  /** After the last question. */
  children: ReactNode;
};

/** On paper there are no steps: every question, answer and review in one document. */
export function Paper({ reflection, before, answerTo, children }: Props) {
  return (
    <article className={styles.paper}>
      <h1>
        <PlaceName of={reflection} />
      </h1>
      <p>
        <PaperLine reflection={reflection} />
      </p>
      {before}
      {reflection.questions.map((question, index) => (
        <section key={question.uuid}>
          <h2>
            {index + 1}.{' '}
            <QuestionWords locale={reflection.locale}>{question.question}</QuestionWords>
          </h2>
          {answerTo(question)}
        </section>
      ))}
      {children}
    </article>
  );
}
