import type { MyArea } from '#contract/my-learning/my-learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { learnerTurnLabel } from '#web/patterns/reflection/turn-label.ts';
import { TurnStatus } from '#web/patterns/reflection/turn-status.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { AnsweredCount } from './answered-count.tsx';
import { type BegunReflection, firstDraftReflections } from './begun-reflections.ts';
import { ReflectionSubject } from './reflection-subject.tsx';
import styles from './rows.module.css';

/** For the dashboard: what is half-written, the one that has lain longest first. */
export function FirstDraftList({ learning }: { learning: readonly MyArea[] }) {
  const { t } = useTranslation();
  const rows = firstDraftReflections(learning);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="in-writing">
      <h2 id="in-writing">{t(myLearningMessages.carryOnWriting)}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <WritingRow key={row.reflection.uuid} row={row} />
        ))}
      </ul>
    </section>
  );
}

function WritingRow({ row }: { row: BegunReflection }) {
  const { t, fullName, locale } = useTranslation();
  const { place, reflection } = row;
  const name = nameIn(locale, place);
  return (
    <li className={styles.row}>
      <ReflectionSubject of={row} />
      <p className={`${styles.words} ${styles.apart}`}>
        <TurnStatus words={learnerTurnLabel(reflection)} />
        <AnsweredCount of={reflection} />
      </p>
      <ButtonLink
        to="/my/learning/reflection/$reflection"
        params={{ reflection: reflection.uuid }}
        {...fullName(
          myLearningMessages.carryOn,
          message(myLearningMessages.carryOnNamed, { name }),
        )}
      >
        {t(myLearningMessages.carryOn)}
      </ButtonLink>
    </li>
  );
}
