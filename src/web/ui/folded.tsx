import type { ReactNode } from 'react';
import styles from './folded.module.css';

/** What is there to be looked up, and out of the way until then. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
