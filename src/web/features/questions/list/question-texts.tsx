import type { Translatable } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './question-texts.module.css';

type Shown = { key: string; question: string; active: boolean; note?: Translatable };

type Props = { questions: readonly Shown[]; lang: string };

/** Questions to read: numbered, and said in words where one is not asked. */
export function QuestionTexts({ questions, lang }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={styles.texts}>
      {questions.map(({ key, question, active, note }) => (
        <li key={key}>
          <span lang={lang}>{question}</span>
          {!active && <Status tone="muted">{t(questionsEditingMessages.inactive)}</Status>}
          {note && <span className={styles.note}>{t(note)}</span>}
        </li>
      ))}
    </ol>
  );
}
