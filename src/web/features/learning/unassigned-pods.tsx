import { Link } from '@tanstack/react-router';
import type { Pod } from '#contract/learning.ts';
import tableStyles from '#web/ui/table.module.css';
import type { Said } from '#web/ui/use-said.ts';
import { PodRow } from './pod-row.tsx';
import styles from './pods.module.css';

type Props = { pods: readonly Pod[]; mayWrite: boolean; said: Said | null };

/** Pods that no learner can meet yet. */
export function UnassignedPods({ pods, mayWrite, said }: Props) {
  return (
    <section className={styles.unassigned} aria-labelledby="unassigned">
      <h2 id="unassigned">
        New / Unassigned Learning Pods <span className={styles.count}>{pods.length}</span>
      </h2>
      {pods.length === 0 ? (
        <p className={styles.none}>No learning pods to display</p>
      ) : (
        <ul className={styles.area}>
          {pods.map((pod) => (
            <li key={pod.uuid}>
              <PodRow pod={pod} mayWrite={mayWrite} said={said} actions={<Assign pod={pod} />} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The same dialog, begun at its areas. */
function Assign({ pod: { uuid, name } }: { pod: Pod }) {
  return (
    <Link
      to="."
      search={(now) => ({ ...now, edit: uuid })}
      hash="podAreas"
      hashScrollIntoView={false}
      resetScroll={false}
      preload={false}
      className={tableStyles.edit}
      aria-label={`Assign… ${name}`}
    >
      Assign…
    </Link>
  );
}
