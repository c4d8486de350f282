import { useId } from 'react';
import type { QuestionLocale } from '#contract/questions.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import type { SavedQuestionList } from './question-errors.ts';
import { otherLanguage, questionLanguages } from './question-languages.ts';
import { QuestionTexts } from './question-texts.tsx';
import styles from './questions-editor.module.css';
import { copyOf, visibleQuestions } from './working-copy.ts';

type Props = { locale: QuestionLocale; list: SavedQuestionList };

/** Beside the list where there is room: what the same people are asked in the other language. */
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
