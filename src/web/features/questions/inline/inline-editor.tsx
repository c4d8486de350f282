import { useQuery } from '@tanstack/react-query';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import { areaPageMessages } from '#messages/learning/area-page.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import { QuestionsEditor } from '#web/features/questions/edit/questions-editor.tsx';
import {
  otherLanguage,
  questionLanguages,
} from '#web/features/questions/list/question-languages.ts';
import type { QuestionsSubject } from '#web/features/questions/list/questions-subject.ts';
import { questionsQuery } from '#web/features/questions/state/saved-questions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './bilingual-questions.module.css';

type Props = { subject: QuestionsSubject; locale: QuestionLocale; onClose: () => void };

/** The editor of the Reflections screen, in the place of the rows that it edits. */
export function InlineEditor({ subject, locale, onClose }: Props) {
  const { t } = useTranslation();
  const list = useQuery(questionsQuery(subject, locale));
  const other = useQuery(questionsQuery(subject, otherLanguage(locale)));
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <h4 tabIndex={-1} ref={focusOn}>
          {t(questionLanguages[locale].list)}
        </h4>
        <Button variant="quiet" onClick={onClose}>
          {t(areaPageMessages.closeEditing)}
        </Button>
      </div>
      {list.data && (
        <QuestionsEditor
          subject={subject}
          locale={locale}
          list={list.data}
          other={other.data}
          isWide
          onClose={onClose}
        />
      )}
      {list.isPending && <Skeleton lines={5} />}
      {!list.data && list.error && <LoadError title={questionsMessages.notLoaded} query={list} />}
    </div>
  );
}
