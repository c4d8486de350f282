import type { QuestionLocale } from '#contract/questions.ts';
import { Empty } from '#web/ui/empty.tsx';
import { languages } from './languages.ts';
import { OtherLanguage } from './other-language.tsx';
import { QuestionTexts } from './question-texts.tsx';
import styles from './questions-editor.module.css';
import type { QuestionList } from './refusals.ts';
import type { Subject } from './subject.ts';
import { copyOf, shown } from './working-copy.ts';

type Props = {
  subject: Subject;
  locale: QuestionLocale;
  list: QuestionList;
  other: QuestionList | undefined;
};

/** For mentors: what learners are asked, without a way to change it. */
export function QuestionsReader({ locale, list, other }: Props) {
  const { lang, inSentence } = languages[locale];
  const questions = shown(copyOf(list.reflection_questions));
  const hasOther = other !== undefined && other.reflection_questions.length > 0;
  return (
    <div className={styles.reader}>
      <p className={styles.quiet}>
        You can read these questions. Administrators and learning designers change them.
      </p>
      <div className={hasOther ? styles.languages : undefined}>
        {questions.length === 0 ? (
          <Empty>There are no questions in {inSentence} yet.</Empty>
        ) : (
          <QuestionTexts questions={questions} lang={lang} />
        )}
        {hasOther && <OtherLanguage locale={locale} list={other} />}
      </div>
    </div>
  );
}
