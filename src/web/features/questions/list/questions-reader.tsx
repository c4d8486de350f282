import type { QuestionLocale } from '#contract/learning/questions.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import styles from '#web/features/questions/edit/questions-editor.module.css';
import type { SavedQuestionList } from '#web/features/questions/state/saved-questions.ts';
import { copyOf, visibleQuestions } from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { OtherLanguage } from './other-language.tsx';
import { questionLanguages } from './question-languages.ts';
import { QuestionTexts } from './question-texts.tsx';
import type { QuestionsSubject } from './questions-subject.ts';

type Props = {
  subject: QuestionsSubject;
  locale: QuestionLocale;
  list: SavedQuestionList;
  other: SavedQuestionList | undefined;
};

/** For mentors: the questions, read-only. */
export function QuestionsReader({ locale, list, other }: Props) {
  const { lang, noneToRead } = questionLanguages[locale];
  const { t } = useTranslation();
  const questions = visibleQuestions(copyOf(list.reflection_questions));
  const hasOther = other !== undefined && other.reflection_questions.length > 0;
  return (
    <div className={styles.reader}>
      <p className={styles.quiet}>{t(questionsMessages.readOnly)}</p>
      <div className={hasOther ? styles.languages : undefined}>
        {questions.length === 0 ? (
          <Empty>{t(noneToRead)}</Empty>
        ) : (
          <QuestionTexts questions={questions} lang={lang} />
        )}
        {hasOther && <OtherLanguage locale={locale} list={other} />}
      </div>
    </div>
  );
}
