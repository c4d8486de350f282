import { Link } from '@tanstack/react-router';
import { type QuestionLocale, questionLocales } from '#contract/questions.ts';
import { questionsText } from '#texts/questions.ts';
import { useHasDraft } from '#web/platform/use-draft.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import styles from './language-switch.module.css';
import { languages } from './languages.ts';
import { draftName, exactly, type Subject } from './subject.ts';

type Props = { subject: Subject; locale: QuestionLocale };

/** Each language has a list of its own. Which one is open is in the address. */
export function LanguageSwitch({ subject, locale }: Props) {
  const name = useName(questionsText.languageOfThem);
  return (
    <nav aria-labelledby={name.id} className={styles.switch}>
      {name.words}
      {questionLocales.map((one) => (
        <Language key={one} subject={subject} locale={one} isCurrent={one === locale} />
      ))}
    </nav>
  );
}

function Language({ subject, locale, isCurrent }: Props & { isCurrent: boolean }) {
  const { name, lang } = languages[locale];
  const { t, words } = useText();
  const hasDraft = useHasDraft(draftName(subject, locale));
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
      activeOptions={exactly}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span lang={lang}>{words(name)}</span>{' '}
      {hasDraft && !isCurrent && <span className={styles.unsaved}>{t(questionsText.unsaved)}</span>}
    </Link>
  );
}
