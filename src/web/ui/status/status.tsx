import type { ReactNode } from 'react';
import styles from './status.module.css';

type Props = { tone: 'ok' | 'warn' | 'muted' | 'danger' | 'info'; children: ReactNode };

/** A dot and a word: colour alone is not enough. */
export function Status({ tone, children }: Props) {
  return <span className={`${styles.status} ${styles[tone]}`}>{children}</span>;
}
