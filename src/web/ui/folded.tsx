import type { ReactNode } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './folded.module.css';

/** What is there to be looked up, and out of the way until then. */
export function Folded({ title, children }: { title: Words; children: ReactNode }) {
  const { t } = useText();
  return (
    <details className={styles.folded}>
      <summary>{t(title)}</summary>
      {children}
    </details>
  );
}
