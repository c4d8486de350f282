import { sharedText } from '#texts/shared.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './area-table.module.css';
import { EditLink } from './edit-link.tsx';
import { QuestionsShort } from './questions-short.tsx';
import { subjectFor } from './subject.ts';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; mayWrite: boolean };

/** The pods of the selected area, in their order. */
export function PodTable(props: Props) {
  const { area, pods } = props.selection;
  const { t } = useText();
  if (pods.data) {
    if (pods.data.pods.length > 0) return <Pods {...props} pods={pods.data.pods} />;
    return <p className={styles.none}>{t(sharedText.noPods)}</p>;
  }
  if (!pods.error) return <Skeleton lines={Math.max(1, Math.min(area.pods_count, 6))} />;
  return <NotLoaded title={sharedText.podsNotLoaded} query={pods} />;
}

type PodsProps = Props & { pods: NonNullable<Selection['pods']['data']>['pods'] };

function Pods({ pods, selection, mayWrite }: PodsProps) {
  const { area } = selection;
  const { t } = useText();
  return (
    <table className={styles.inner}>
      <caption className="visually-hidden">
        {t(sharedText.podsOf, { area: <PlaceName of={area} /> })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(sharedText.name)}</th>
          <th scope="col" className={styles.figure}>
            <QuestionsShort />
          </th>
          <th scope="col" className={styles.action}>
            {t(mayWrite ? sharedText.edit : sharedText.view)}
          </th>
        </tr>
      </thead>
      <tbody>
        {pods.map((pod) => (
          <tr key={pod.uuid} className={selection.edit === pod.uuid ? styles.open : undefined}>
            <th scope="row">
              <span className={styles.pod}>
                <PlaceName of={pod} />
              </span>
              {!pod.active && <Status tone="muted">{t(sharedText.off)}</Status>}
            </th>
            <td className={styles.figure}>{pod.questions_count}</td>
            <td className={styles.action}>
              <EditLink
                subject={subjectFor('pod', pod, area)}
                selection={selection}
                mayWrite={mayWrite}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
