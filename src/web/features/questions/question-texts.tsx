import { Status } from '#web/ui/status.tsx';
import styles from './question-texts.module.css';

type Shown = { key: string; question: string; active: boolean; note?: string | undefined };

type Props = { questions: readonly Shown[]; lang: string };

/** Questions to read: numbered, and said in words where one is not asked. */
export function QuestionTexts({ questions, lang }: Props) {
  return (
    <ol className={styles.texts}>
      {questions.map(({ key, question, active, note }) => (
        <li key={key}>
          <span lang={lang}>{question}</span>
          {!active && <Status tone="muted">Inactive</Status>}
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
