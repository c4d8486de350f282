import type { QuestionLocale } from '#contract/learning/questions.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { QuestionLink } from '#web/features/mentoring/review/question-link.tsx';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import styles from './send-back.module.css';

type Props = { requested: readonly AnswerVerdict[]; locale: QuestionLocale };

/** What the mentor asks for more of, word for word. */
export function RequestList({ requested, locale }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={styles.notes}>
      {requested.map(({ answer, number, question, note }) => (
        <li key={answer}>
          <p>
            <QuestionLink number={number}>
              {t(finishingMessages.questionNumber, { number })}
            </QuestionLink>{' '}
            <span className={styles.quiet}>
              <QuestionText locale={locale}>{question}</QuestionText>
            </span>
          </p>
          {note.trim() === '' ? (
            <p className={styles.quiet}>{t(finishingMessages.notSaidYet)}</p>
          ) : (
            <p className={styles.note}>{note}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
