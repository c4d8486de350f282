import type { ReactNode } from 'react';
import type { BothNames } from '#contract/place-names.ts';
import { progressText } from '#texts/progress.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/status.tsx';
import { PlaceName } from '../place-name.tsx';
import { useText } from '../use-text.tsx';
import styles from './area-fold.module.css';
import { AreaPercent } from './area-percent.tsx';
import type { AreaProgress } from './area-progress.ts';

type Props = {
  area: AreaProgress & BothNames & { order: number | null };
  /** The part of an address that leads to it, where one does. */
  id?: string;
  open: boolean;
  /** An `<li>` for each pod, and one for the area's own reflection. */
  children: ReactNode;
};

/** One area of a learner, to be opened and closed. */
export function AreaFold({ area, id, open, children }: Props) {
  const { t } = useText();
  return (
    <details id={id} className={styles.block} open={open}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" className={styles.chevron} />
        <h2>
          <PlaceName of={area} />
        </h2>
        {area.order === null && <Status tone="muted">{t(progressText.notAssignedNow)}</Status>}
        <div className={styles.percent}>
          <AreaPercent area={area} />
        </div>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
