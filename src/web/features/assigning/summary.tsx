import type { Outcome } from '#contract/assignments.ts';
import styles from './assign-many-screen.module.css';
import { reasons, summed } from './outcomes.ts';

type Props = { outcomes: readonly Outcome[]; isDone?: boolean };

/** All of it in a line or two, before anybody reads the rows. */
export function Summary({ outcomes, isDone = false }: Props) {
  const why = reasons(outcomes, { isDone });
  return (
    <div>
      <h2>{summed(outcomes, { isDone })}</h2>
      {why && <p className={styles.why}>{why}</p>}
    </div>
  );
}
