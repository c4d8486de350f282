import type { ReactNode } from 'react';
import styles from './announcement.module.css';

/** A place that is always there: screen readers only announce what appears inside one they know. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.place}>
      {children}
    </div>
  );
}
