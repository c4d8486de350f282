import { Link } from '@tanstack/react-router';
import { type QuestionLocale, questionLocales } from '#contract/learning/questions.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useHasDraft } from '#web/platform/drafts/use-stored-drafts.ts';
import styles from './question-language-switch.module.css';
import { questionLanguages } from './question-languages.ts';
import { exactLink, type QuestionsSubject, questionsDraftName } from './questions-subject.ts';

type Props = { subject: QuestionsSubject; locale: QuestionLocale };

/** Each language has its own list. The open one is in the address. */
export function QuestionLanguageSwitch({ subject, locale }: Props) {
  const name = useHiddenLabel(questionsMessages.languageOfThem);
  return (
    <nav aria-labelledby={name.id} className={styles.switch}>
      {name.words}
      {questionLocales.map((each) => (
        <Language key={each} subject={subject} locale={each} isCurrent={each === locale} />
      ))}
    </nav>
  );
}

function Language({ subject, locale, isCurrent }: Props & { isCurrent: boolean }) {
  const { name, lang } = questionLanguages[locale];
  const { t, words } = useTranslation();
  const hasDraft = useHasDraft(questionsDraftName(subject, locale));
  return (
    <Link
      to="/learning/reflections"
      search={{
        area: subject.area,
        edit: subject.uuid,
        locale: locale === 'en' ? undefined : locale,
      }}
      resetScroll={false}
      preload={false}
      activeOptions={exactLink}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span lang={lang}>{words(name)}</span>{' '}
      {hasDraft && !isCurrent && (
        <span className={styles.unsaved}>{t(questionsMessages.unsaved)}</span>
      )}
    </Link>
  );
}
