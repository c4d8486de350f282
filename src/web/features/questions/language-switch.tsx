import { Link } from '@tanstack/react-router';
import { type QuestionLocale, questionLocales } from '#contract/questions.ts';
import { useHasDraft } from '#web/platform/use-draft.ts';
import styles from './language-switch.module.css';
import { languages } from './languages.ts';
import { draftName, exactly, type Subject } from './subject.ts';

type Props = { subject: Subject; locale: QuestionLocale };

/** Each language has a list of its own. Which one is open is in the address. */
export function LanguageSwitch({ subject, locale }: Props) {
  return (
    <nav aria-label="Language of the questions" className={styles.switch}>
      {questionLocales.map((one) => (
        <Language key={one} subject={subject} locale={one} isCurrent={one === locale} />
      ))}
    </nav>
  );
}

function Language({ subject, locale, isCurrent }: Props & { isCurrent: boolean }) {
  const { name, lang } = languages[locale];
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
      <span lang={lang}>{name}</span>{' '}
      {hasDraft && !isCurrent && <span className={styles.unsaved}>unsaved</span>}
    </Link>
  );
}
