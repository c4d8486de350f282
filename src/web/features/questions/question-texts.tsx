import { questionsEditingText } from '#texts/questions-editing.ts';
import type { Sayable } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './question-texts.module.css';

type Shown = { key: string; question: string; active: boolean; note?: Sayable };

type Props = { questions: readonly Shown[]; lang: string };

/** Questions to read: numbered, and said in words where one is not asked. */
export function QuestionTexts({ questions, lang }: Props) {
  const { t } = useText();
  return (
    <ol className={styles.texts}>
      {questions.map(({ key, question, active, note }) => (
        <li key={key}>
          <span lang={lang}>{question}</span>
          {!active && <Status tone="muted">{t(questionsEditingText.inactive)}</Status>}
          {note && <span className={styles.note}>{t(note)}</span>}
        </li>
      ))}
    </ol>
  );
}
