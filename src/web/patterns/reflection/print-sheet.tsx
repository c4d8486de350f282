import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import styles from './print-sheet.module.css';
import { PrintSheetLine } from './print-sheet-line.tsx';
import { QuestionText } from './question-text.tsx';

type Props = {
  reflection: Reflection;
  /** Under the heading. */
  before?: ReactNode;
  /** The answer to a question, and what was said of it. */
  answerTo: (question: Question) => ReactNode;
  /** After the last question. */
  children: ReactNode;
};

/** The printed reflection: every question, answer and review in one document. */
export function PrintSheet({ reflection, before, answerTo, children }: Props) {
  return (
    <article className={styles.paper}>
      <h1>
        <LocalizedName of={reflection} />
      </h1>
      <p>
        <PrintSheetLine reflection={reflection} />
      </p>
      {before}
      {reflection.questions.map((question, index) => (
        <section key={question.uuid}>
          <h2>
            {index + 1}. <QuestionText locale={reflection.locale}>{question.question}</QuestionText>
          </h2>
          {answerTo(question)}
        </section>
      ))}
      {children}
    </article>
  );
}
