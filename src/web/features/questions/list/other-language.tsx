import { useId } from 'react';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import styles from '#web/features/questions/edit/questions-editor.module.css';
import type { SavedQuestionList } from '#web/features/questions/state/saved-questions.ts';
import { copyOf, visibleQuestions } from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { otherLanguage, questionLanguages } from './question-languages.ts';
import { QuestionTexts } from './question-texts.tsx';

type Props = { locale: QuestionLocale; list: SavedQuestionList };

/** Beside the list on a wide screen: the questions in the other language. */
export function OtherLanguage({ locale, list }: Props) {
  const heading = useId();
  const { words } = useTranslation();
  const { name, lang } = questionLanguages[otherLanguage(locale)];
  return (
    <aside className={styles.other} aria-labelledby={heading}>
      <h4 id={heading} lang={lang}>
        {words(name)}
      </h4>
      {list && (
        <QuestionTexts
          questions={visibleQuestions(copyOf(list.reflection_questions))}
          lang={lang}
        />
      )}
    </aside>
  );
}
