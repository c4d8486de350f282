import type { MyArea } from '#contract/my-learning.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './area-card.module.css';
import { progressWords } from './area-progress.ts';
import { AssetLinks } from './asset-links.tsx';
import { PlaceRow } from './place-row.tsx';

/** One area: how far it has come, its pods in their order, and the area's own reflection last. */
export function AreaCard({ area }: { area: MyArea }) {
  const isAssigned = area.order !== null;
  return (
    <details className={styles.card} open={isAssigned && area.percent_complete < 100}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" className={styles.fold} />
        <h2>{area.name}</h2>
        {!isAssigned && <Status tone="muted">No longer assigned</Status>}
        <Percent area={area} />
      </summary>
      <ul>
        {area.pods.map((pod) => (
          <li key={pod.uuid} className={styles.place}>
            <PlaceRow type="pod" name={pod.name} place={pod} isAssigned={isAssigned} />
            <AssetLinks assets={pod.assets} pod={pod.name} />
          </li>
        ))}
        <li className={styles.place}>
          <PlaceRow
            type="area"
            name="Area reflection"
            about={area.name}
            place={area}
            isAssigned={isAssigned}
          />
        </li>
      </ul>
    </details>
  );
}

function Percent({ area }: { area: MyArea }) {
  const words = progressWords(area);
  return (
    <div className={styles.percent}>
      <span>{words}</span>
      <ProgressBar value={area.percent_complete} label={`${area.name}: ${words}`} />
    </div>
  );
}
