import type { MyArea } from '#contract/my-learning/my-learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { sentBackMessage } from '#web/features/my-learning/read/sent-back-message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { type BegunReflection, sentBackReflections } from './begun-reflections.ts';
import { ReflectionSubject } from './reflection-subject.tsx';
import styles from './rows.module.css';

/** The reflections that the mentor wants more of, before everything else. */
export function SentBack({ learning }: { learning: readonly MyArea[] }) {
  const { t } = useTranslation();
  const rows = sentBackReflections(learning);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="sent-back">
      <h2 id="sent-back">{t(myLearningMessages.sentBack)}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <SentBackRow key={row.reflection.uuid} row={row} />
        ))}
      </ul>
    </section>
  );
}

function SentBackRow({ row }: { row: BegunReflection }) {
  const { t, fullName, locale } = useTranslation();
  const { place, reflection } = row;
  const name = nameIn(locale, place);
  return (
    <li className={`${styles.row} ${styles.mine}`}>
      <ReflectionSubject of={row} />
      <p className={styles.words}>{t(sentBackMessage(reflection, reflection.to_revise_count))}</p>
      <ButtonLink
        to="/my/learning/reflection/$reflection"
        params={{ reflection: reflection.uuid }}
        variant="primary"
        {...fullName(
          myLearningMessages.lookAgain,
          message(myLearningMessages.lookAgainNamed, { name }),
        )}
      >
        {t(myLearningMessages.lookAgain)}
      </ButtonLink>
    </li>
  );
}
