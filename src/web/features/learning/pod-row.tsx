import type { ReactNode } from 'react';
import type { Pod } from '#contract/learning.ts';
import { ActiveStatus } from './active-status.tsx';
import { counted } from './counted.ts';
import { EditLink } from './edit-link.tsx';
import styles from './pods.module.css';
import { SaidHere } from './said-here.tsx';
import type { Said } from './use-said.ts';

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
  const isMarked = said?.about === uuid && said.isMarked;
  return (
    <div className={isMarked ? `${styles.pod} ${styles.marked}` : styles.pod}>
      <div className={styles.podName}>
        {mayWrite ? <EditLink uuid={uuid} name={name} /> : <span>{name}</span>}
        <SaidHere said={said} about={uuid} />
        {others.length > 0 && (
          <small>Also in {others.map((area) => area.name).join(', ')}</small>
        )}
      </div>
      <ActiveStatus active={active} />
      <span className={styles.assets}>{counted(assets_count, 'asset')}</span>
      {mayWrite && (
        <span className={styles.actions}>
          {actions}
          <EditLink uuid={uuid} name={name}>
            Edit
          </EditLink>
        </span>
      )}
    </div>
  );
}
