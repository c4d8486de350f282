import type { ReactNode } from 'react';
import styles from './empty.module.css';

type Props = { children: ReactNode; action?: ReactNode };

/** In place of an empty list: one sentence, and a button for what to do about it. */
export function Empty({ children, action }: Props) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
