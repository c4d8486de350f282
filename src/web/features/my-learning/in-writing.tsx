import type { MyArea } from '#contract/my-learning.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Turn } from '#web/ui/turn.tsx';
import { answeredWords } from './answered-words.ts';
import { type Begun, inWritingIn } from './area-progress.ts';
import styles from './rows.module.css';
import { turnWords } from './turn-words.ts';

/** For the dashboard: what is half-written, the one that has lain longest first. */
export function InWriting({ learning }: { learning: readonly MyArea[] }) {
  const rows = inWritingIn(learning);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="in-writing">
      <h2 id="in-writing">Carry on writing</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <WritingRow key={row.reflection.uuid} row={row} />
        ))}
      </ul>
    </section>
  );
}

function WritingRow({ row: { name, kind, reflection } }: { row: Begun }) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span>{kind}</span>
      </div>
      <p className={`${styles.words} ${styles.apart}`}>
        <Turn words={turnWords(reflection)} />
        <span>{answeredWords(reflection)}</span>
      </p>
      <ButtonLink
        to="/my/learning/reflection/$reflection"
        params={{ reflection: reflection.uuid }}
        aria-label={`Continue ${name}`}
      >
        Continue
      </ButtonLink>
    </li>
  );
}
