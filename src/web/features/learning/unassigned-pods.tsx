import { Link } from '@tanstack/react-router';
import type { Pod } from '#contract/learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { learningText } from '#texts/learning.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import tableStyles from '#web/ui/table.module.css';
import type { Said } from '#web/ui/use-said.ts';
import { PodRow } from './pod-row.tsx';
import styles from './pods.module.css';

type Props = { pods: readonly Pod[]; mayWrite: boolean; said: Said | null };

/** Pods that no learner can meet yet. */
export function UnassignedPods({ pods, mayWrite, said }: Props) {
  const { t } = useText();
  return (
    <section className={styles.unassigned} aria-labelledby="unassigned">
      <h2 id="unassigned">
        {t(learningText.unassignedPods)} <span className={styles.count}>{pods.length}</span>
      </h2>
      {pods.length === 0 ? (
        <p className={styles.none}>{t(sharedText.noPods)}</p>
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
function Assign({ pod }: { pod: Pod }) {
  const { t, fullName, locale } = useText();
  return (
    <Link
      to="."
      search={(now) => ({ ...now, edit: pod.uuid })}
      hash="podAreas"
      hashScrollIntoView={false}
      resetScroll={false}
      preload={false}
      className={tableStyles.edit}
      {...fullName(learningText.assign, say(learningText.assignPod, { pod: nameIn(locale, pod) }))}
    >
      {t(learningText.assign)}
    </Link>
  );
}
