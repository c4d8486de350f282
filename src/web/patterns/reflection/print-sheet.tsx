import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import styles from './print-sheet.module.css';
import { QuestionText } from './question-text.tsx';

type Props = {
  reflection: Reflection;
  /** Under the heading. */
  before?: ReactNode;
  /** The answer to a question with its review. */
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
        <Subtitle reflection={reflection} />
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

/** Whose reflection this is, and when it was signed off. */
function Subtitle({ reflection }: { reflection: Reflection }): ReactNode {
  const { t } = useTranslation();
  const { user, area, completed_at, certificate } = reflection;
  const values = { learner: user.name, area: <LocalizedName of={area} /> };
  if (completed_at === null) return t(progressMessages.printed, values);
  const at = new Date(completed_at);
  if (!certificate) return t(progressMessages.printedSignedOff, { ...values, at });
  return t(progressMessages.printedCertified, { ...values, at, number: certificate.number });
}
