import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './disclosure.module.css';

/** Content that stays collapsed until somebody opens it. */
export function Disclosure({ title, children }: { title: DisplayText; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className={styles.folded}>
      <summary>{t(title)}</summary>
      {children}
    </details>
  );
}
