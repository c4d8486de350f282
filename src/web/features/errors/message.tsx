import type { ReactNode } from 'react';
import styles from './message.module.css';

type Props = { heading: string; children: ReactNode; action: ReactNode };

export function Message({ heading, children, action }: Props) {
  return (
    <section className={styles.message}>
      <h2>{heading}</h2>
      {children}
      {action}
    </section>
  );
}
