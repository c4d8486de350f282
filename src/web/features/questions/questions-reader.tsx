import type { QuestionLocale } from '#contract/questions.ts';
import { questionsText } from '#texts/questions.ts';
import { useText } from '#web/platform/use-text.tsx';
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
  const { lang, noneToRead } = languages[locale];
  const { t } = useText();
  const questions = shown(copyOf(list.reflection_questions));
  const hasOther = other !== undefined && other.reflection_questions.length > 0;
  return (
    <div className={styles.reader}>
      <p className={styles.quiet}>{t(questionsText.readOnly)}</p>
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
