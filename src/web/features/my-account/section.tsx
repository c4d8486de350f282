import type { ReactNode } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './account.module.css';

type Props = { title: Words; about: Words; children: ReactNode };

export function Section({ title, about, children }: Props) {
  const { t } = useText();
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2>{t(title)}</h2>
        <p>{t(about)}</p>
      </div>
      <div className={styles.part}>{children}</div>
    </section>
  );
}
