import { useQuery } from '@tanstack/react-query';
import { assetsOfPod } from '#contract/assets.ts';
import type { Pod } from '#contract/learning.ts';
import { learningText } from '#texts/learning.ts';
import { learningAssetsText } from '#texts/learning-assets.ts';
import { sharedText } from '#texts/shared.ts';
import { read } from '#web/platform/data.ts';
import { PlaceName, PlaceNames } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
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
  const { active, areas, aspect, subject_matter: subject } = pod;
  const { t } = useText();
  return (
    <Dialog
      open
      title={<PlaceName of={pod} />}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(sharedText.close)}</Button>}
    >
      <dl className={styles.facts}>
        <dt>{t(sharedText.areas)}</dt>
        <dd>{areas.length > 0 ? <PlaceNames of={areas} /> : t(learningText.none)}</dd>
        <dt>{t(learningText.learningAspect)}</dt>
        <dd>{aspect?.name ?? t(learningText.none)}</dd>
        <dt>{t(learningText.subjectMatter)}</dt>
        <dd>{subject?.name ?? t(learningText.none)}</dd>
        <dt>{t(sharedText.active)}</dt>
        <dd>
          <ActiveStatus active={active} />
        </dd>
      </dl>
      <h3>{t(learningAssetsText.assets)}</h3>
      <Assets pod={pod} />
    </Dialog>
  );
}

function Assets({ pod }: { pod: Pod }) {
  const query = useQuery(read(assetsOfPod, { params: { pod: pod.uuid } }));
  const { t } = useText();
  if (!query.data) {
    if (!query.error) return <Skeleton lines={2} />;
    return <NotLoaded title={learningAssetsText.notLoaded} query={query} />;
  }
  if (query.data.assets.length === 0) {
    return <p className={styles.later}>{t(learningAssetsText.none)}</p>;
  }
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
