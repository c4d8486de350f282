import { useId } from 'react';
import type { QuestionLocale } from '#contract/questions.ts';
import { useText } from '#web/platform/use-text.tsx';
import { languages, otherThan } from './languages.ts';
import { QuestionTexts } from './question-texts.tsx';
import styles from './questions-editor.module.css';
import type { QuestionList } from './refusals.ts';
import { copyOf, shown } from './working-copy.ts';

type Props = { locale: QuestionLocale; list: QuestionList };

/** Beside the list where there is room: what the same people are asked in the other language. */
export function OtherLanguage({ locale, list }: Props) {
  const heading = useId();
  const { words } = useText();
  const { name, lang } = languages[otherThan(locale)];
  return (
    <aside className={styles.other} aria-labelledby={heading}>
      <h4 id={heading} lang={lang}>
        {words(name)}
      </h4>
      {list && <QuestionTexts questions={shown(copyOf(list.reflection_questions))} lang={lang} />}
    </aside>
  );
}
