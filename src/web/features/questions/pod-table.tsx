import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './area-table.module.css';
import { EditLink } from './edit-link.tsx';
import { reasonOf } from './refusals.ts';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; mayWrite: boolean };

/** The pods of the selected area, in their order. */
export function PodTable(props: Props) {
  const { area, pods } = props.selection;
  if (pods.data) {
    if (pods.data.pods.length > 0) return <Pods {...props} pods={pods.data.pods} />;
    return <p className={styles.none}>No learning pods to display</p>;
  }
  if (!pods.error) return <Skeleton lines={Math.max(1, Math.min(area.pods_count, 6))} />;
  return (
    <Notice tone="danger" role="alert">
      <p>The pods could not be loaded. {reasonOf(pods.error)}</p>
      <Button onClick={() => void pods.refetch()}>Try again</Button>
    </Notice>
  );
}

type PodsProps = Props & { pods: NonNullable<Selection['pods']['data']>['pods'] };

function Pods({ pods, selection, mayWrite }: PodsProps) {
  const { area } = selection;
  return (
    <table className={styles.inner}>
      <caption className="visually-hidden">Pods of {area.name}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className={styles.figure}>
            <abbr title="Questions">Q's</abbr>
          </th>
          <th scope="col" className={styles.action}>
            {mayWrite ? 'Edit' : 'View'}
          </th>
        </tr>
      </thead>
      <tbody>
        {pods.map(({ uuid, name, active, questions_count }) => (
          <tr key={uuid} className={selection.edit === uuid ? styles.open : undefined}>
            <th scope="row">
              <span className={styles.pod}>{name}</span>
              {!active && <Status tone="muted">Off</Status>}
            </th>
            <td className={styles.figure}>{questions_count}</td>
            <td className={styles.action}>
              <EditLink
                subject={{ type: 'pod', uuid, name, area: area.uuid }}
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
