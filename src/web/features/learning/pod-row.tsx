import type { ReactNode } from 'react';
import type { Pod } from '#contract/learning.ts';
import { counted } from '#web/platform/counted.ts';
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
  const { uuid, name, active, assets_count, areas } = pod;
  const others = areas.filter((area) => area.uuid !== within);
  const how = mayWrite ? 'edit' : 'view';
  const isMarked = said?.about === uuid && said.isMarked;
  return (
    <div className={isMarked ? `${styles.pod} ${styles.marked}` : styles.pod}>
      <div className={styles.podName}>
        <RecordLink uuid={uuid} name={name} how={how} />
        <SaidHere said={said} about={uuid} />
        {others.length > 0 && <small>Also in {others.map((area) => area.name).join(', ')}</small>}
      </div>
      <ActiveStatus active={active} />
      <span className={styles.assets}>{counted(assets_count, 'asset')}</span>
      <span className={styles.actions}>
        {mayWrite && actions}
        <RecordLink uuid={uuid} name={name} how={how}>
          {mayWrite ? 'Edit' : 'View'}
        </RecordLink>
      </span>
    </div>
  );
}
