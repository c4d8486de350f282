import type { MyArea } from '#contract/my-learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { myLearningText } from '#texts/my-learning.ts';
import { say } from '#texts/text.ts';
import { turnOfOwn } from '#web/platform/progress/turn-words.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Turn } from '#web/ui/turn.tsx';
import { Answered } from './answered.tsx';
import { type Begun, inWritingIn } from './area-progress.ts';
import { BegunPlace } from './begun-place.tsx';
import styles from './rows.module.css';

/** For the dashboard: what is half-written, the one that has lain longest first. */
export function InWriting({ learning }: { learning: readonly MyArea[] }) {
  const { t } = useText();
  const rows = inWritingIn(learning);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="in-writing">
      <h2 id="in-writing">{t(myLearningText.carryOnWriting)}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <WritingRow key={row.reflection.uuid} row={row} />
        ))}
      </ul>
    </section>
  );
}

function WritingRow({ row }: { row: Begun }) {
  const { t, fullName, locale } = useText();
  const { place, reflection } = row;
  const name = nameIn(locale, place);
  return (
    <li className={styles.row}>
      <BegunPlace of={row} />
      <p className={`${styles.words} ${styles.apart}`}>
        <Turn words={turnOfOwn(reflection)} />
        <Answered of={reflection} />
      </p>
      <ButtonLink
        to="/my/learning/reflection/$reflection"
        params={{ reflection: reflection.uuid }}
        {...fullName(myLearningText.carryOn, say(myLearningText.carryOnNamed, { name }))}
      >
        {t(myLearningText.carryOn)}
      </ButtonLink>
    </li>
  );
}
