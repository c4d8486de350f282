import type { ReactNode } from 'react';
import styles from './empty.module.css';

type Props = { children: ReactNode; action?: ReactNode };

/** Where a list would be: one sentence, and what to do about it. */
export function Empty({ children, action }: Props) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
