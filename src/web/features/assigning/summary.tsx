import type { Outcome } from '#contract/assignments.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Sentences } from '#web/ui/sentences.tsx';
import styles from './assign-many-screen.module.css';
import { reasons, summed } from './outcomes.ts';

type Props = { outcomes: readonly Outcome[]; isDone?: boolean };

/** All of it in a line or two, before anybody reads the rows. */
export function Summary({ outcomes, isDone = false }: Props) {
  const why = reasons(outcomes, { isDone });
  const { t } = useText();
  return (
    <div>
      <h2>{t(summed(outcomes, { isDone }))}</h2>
      {why.length > 0 && (
        <p className={styles.why}>
          <Sentences of={why} />
        </p>
      )}
    </div>
  );
}
