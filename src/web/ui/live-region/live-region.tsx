import type { ReactNode } from 'react';
import styles from './live-region.module.css';

/** Always mounted: screen readers only announce what appears inside an existing live region. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.place}>
      {children}
    </div>
  );
}
