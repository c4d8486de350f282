import type { ReactNode } from 'react';
import type { Pod } from '#contract/learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { learningText } from '#texts/learning.ts';
import { learningAssetsText } from '#texts/learning-assets.ts';
import { sharedText } from '#texts/shared.ts';
import { PlaceName, PlaceNames } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { ActiveStatus } from '#web/ui/active-status.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { SaidHere } from '#web/ui/said-here.tsx';
import type { Said } from '#web/ui/use-said.ts';
import styles from './pods.module.css';

type Props = {
  pod: Pod;
  /** The area it is shown in. */
  within?: string;
  mayWrite: boolean;
  said: Said | null;
  actions?: ReactNode;
};

export function PodRow({ pod, within, mayWrite, said, actions }: Props) {
  const { uuid, active, assets_count: count, areas } = pod;
  const { t, locale } = useText();
  const others = areas.filter((area) => area.uuid !== within);
  const how = mayWrite ? 'edit' : 'view';
  const isMarked = said?.about === uuid && said.isMarked;
  return (
    <div className={isMarked ? `${styles.pod} ${styles.marked}` : styles.pod}>
      <div className={styles.podName}>
        <PlaceName of={pod}>{(name) => <RecordLink uuid={uuid} name={name} how={how} />}</PlaceName>
        <SaidHere said={said} about={uuid} />
        {others.length > 0 && (
          <small>{t(learningText.alsoIn, { areas: <PlaceNames of={others} /> })}</small>
        )}
      </div>
      <ActiveStatus active={active} />
      <span className={styles.assets}>{t(learningAssetsText.assetsCount, { count })}</span>
      <span className={styles.actions}>
        {mayWrite && actions}
        <RecordLink uuid={uuid} name={nameIn(locale, pod)} how={how}>
          {mayWrite ? sharedText.edit : sharedText.view}
        </RecordLink>
      </span>
    </div>
  );
}
