import { Link } from '@tanstack/react-router';
import type { Pod } from '#contract/learning/learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import tableStyles from '#web/ui/table/table.module.css';
import { PodRow } from './pod-row.tsx';
import styles from './pods.module.css';

type Props = { pods: readonly Pod[]; mayWrite: boolean; feedback: Feedback | null };

/** Pods that no learner can meet yet. */
export function UnassignedPods({ pods, mayWrite, feedback }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.unassigned} aria-labelledby="unassigned">
      <h2 id="unassigned">
        {t(learningMessages.unassignedPods)} <span className={styles.count}>{pods.length}</span>
      </h2>
      {pods.length === 0 ? (
        <p className={styles.none}>{t(sharedMessages.noPods)}</p>
      ) : (
        <ul className={styles.area}>
          {pods.map((pod) => (
            <li key={pod.uuid}>
              <PodRow
                pod={pod}
                mayWrite={mayWrite}
                feedback={feedback}
                actions={<Assign pod={pod} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The same dialog, begun at its areas. */
function Assign({ pod }: { pod: Pod }) {
  const { t, fullName, locale } = useTranslation();
  return (
    <Link
      to="."
      search={(now) => ({ ...now, edit: pod.uuid })}
      hash="podAreas"
      hashScrollIntoView={false}
      resetScroll={false}
      preload={false}
      className={tableStyles.edit}
      {...fullName(
        learningMessages.assign,
        message(learningMessages.assignPod, { pod: nameIn(locale, pod) }),
      )}
    >
      {t(learningMessages.assign)}
    </Link>
  );
}
