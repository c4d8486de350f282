import { useQuery } from '@tanstack/react-query';
import { assetsOfPod } from '#contract/assets.ts';
import type { Pod } from '#contract/learning.ts';
import { learningMessages } from '#messages/learning.ts';
import { learningAssetsMessages } from '#messages/learning-assets.ts';
import { sharedMessages } from '#messages/shared.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { LocalizedName, LocalizedNames } from '#web/platform/localized-name.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ActiveStatus } from '#web/ui/active-status.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AssetRow } from './asset-row.tsx';
import styles from './pod-dialog.module.css';

type Props = { pod: Pod; onClose: () => void };

/** A pod for whoever may read it: a mentor opens its assets from here. */
export function PodView({ pod, onClose }: Props) {
  const { active, areas, aspect, subject_matter: subject } = pod;
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={<LocalizedName of={pod} />}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(sharedMessages.close)}</Button>}
    >
      <dl className={styles.facts}>
        <dt>{t(sharedMessages.areas)}</dt>
        <dd>{areas.length > 0 ? <LocalizedNames of={areas} /> : t(learningMessages.none)}</dd>
        <dt>{t(learningMessages.learningAspect)}</dt>
        <dd>{aspect?.name ?? t(learningMessages.none)}</dd>
        <dt>{t(learningMessages.subjectMatter)}</dt>
        <dd>{subject?.name ?? t(learningMessages.none)}</dd>
        <dt>{t(sharedMessages.active)}</dt>
        <dd>
          <ActiveStatus active={active} />
        </dd>
      </dl>
      <h3>{t(learningAssetsMessages.assets)}</h3>
      <Assets pod={pod} />
    </Dialog>
  );
}

function Assets({ pod }: { pod: Pod }) {
  const query = useQuery(read(assetsOfPod, { params: { pod: pod.uuid } }));
  const { t } = useTranslation();
  if (!query.data) {
    if (!query.error) return <Skeleton lines={2} />;
    return <LoadError title={learningAssetsMessages.notLoaded} query={query} />;
  }
  if (query.data.assets.length === 0) {
    return <p className={styles.later}>{t(learningAssetsMessages.none)}</p>;
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
