import type { ReactNode } from 'react';
import styles from './account.module.css';

type Props = { title: string; about: string; children: ReactNode };

export function Section({ title, about, children }: Props) {
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={styles.part}>{children}</div>
    </section>
  );
}
