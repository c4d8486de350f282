import { useQuery } from '@tanstack/react-query';
import type { Reflection } from '#contract/mentoring.ts';
import type { MyArea } from '#contract/my-learning.ts';
import { counted } from '#web/platform/counted.ts';
import { day } from '#web/platform/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Begun, sentBackIn } from './area-progress.ts';
import styles from './rows.module.css';
import { readMine } from './use-my-reflection.ts';

/** What the mentor wants more of comes before everything else. */
export function SentBack({ learning }: { learning: readonly MyArea[] }) {
  const rows = sentBackIn(learning);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="sent-back">
      <h2 id="sent-back">Sent back to you</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <SentBackRow key={row.reflection.uuid} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** Read whole, because opening it is what comes next. */
function SentBackRow({ row: { name, kind, reflection } }: { row: Begun }) {
  const { uuid, sent_back_at, turn } = reflection;
  const { data } = useQuery(readMine(uuid));
  const on = `Sent back on ${day(sent_back_at ?? turn.since)}`;
  return (
    <li className={`${styles.row} ${styles.mine}`}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span>{kind}</span>
      </div>
      <p className={styles.words}>{data ? on + wordsOf(data.reflection) : on}</p>
      <ButtonLink
        to="/my/learning/reflection/$reflection"
        params={{ reflection: uuid }}
        variant="primary"
        aria-label={`Look again at ${name}`}
      >
        Look again
      </ButtonLink>
    </li>
  );
}

function wordsOf({ returned_to: mentor, questions }: Reflection): string {
  const by = mentor ? ` by ${mentor.name}` : '';
  const asked = questions.filter(({ open }) => open);
  const left = asked.filter(({ answers: [answer] }) => !answer?.changed_since).length;
  if (left > 0) return `${by}: ${counted(left, 'answer')} to look at again`;
  return `${by}: ready to submit again`;
}
