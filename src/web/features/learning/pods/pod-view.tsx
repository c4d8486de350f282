import { useQuery } from '@tanstack/react-query';
import { assetsOfPod } from '#contract/learning/assets.ts';
import type { Pod } from '#contract/learning/learning.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { AssetRow } from '#web/features/learning/assets/asset-row.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { LocalizedName, LocalizedNames } from '#web/patterns/localized-name/localized-name.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { ActiveStatus } from '#web/ui/status/active-status.tsx';
import styles from './pod-dialog.module.css';

type Props = { pod: Pod; onClose: () => void };

/** A pod for people who may only read it: mentors open its assets from here. */
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
