import { useQuery } from '@tanstack/react-query';
import { assetsOfPod } from '#contract/assets.ts';
import type { Pod } from '#contract/learning.ts';
import { read } from '#web/platform/data.ts';
import { ActiveStatus } from '#web/ui/active-status.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AssetRow } from './asset-row.tsx';
import styles from './pod-dialog.module.css';

type Props = { pod: Pod; onClose: () => void };

/** A pod for whoever may read it: a mentor opens its assets from here. */
export function PodView({ pod, onClose }: Props) {
  const { name, active, areas, aspect, subject_matter: subject } = pod;
  return (
    <Dialog open title={name} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <dl className={styles.facts}>
        <dt>Areas</dt>
        <dd>{areas.map((area) => area.name).join(', ') || 'None'}</dd>
        <dt>Learning aspect</dt>
        <dd>{aspect?.name ?? 'None'}</dd>
        <dt>Subject matter</dt>
        <dd>{subject?.name ?? 'None'}</dd>
        <dt>Active</dt>
        <dd>
          <ActiveStatus active={active} />
        </dd>
      </dl>
      <h3>Assets</h3>
      <Assets pod={pod} />
    </Dialog>
  );
}

function Assets({ pod }: { pod: Pod }) {
  const query = useQuery(read(assetsOfPod, { params: { pod: pod.uuid } }));
  if (!query.data) {
    return query.error ? <NotLoaded what="The assets" query={query} /> : <Skeleton lines={2} />;
  }
  if (query.data.assets.length === 0) return <p className={styles.later}>No assets yet.</p>;
  return (
    <ul className={styles.assets}>
      {query.data.assets.map((asset) => (
        <li key={asset.uuid}>
          <AssetRow asset={asset} />
        </li>
      ))}
    </ul>
  );
}
