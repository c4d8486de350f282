import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './error-panel.module.css';

type Props = { heading: DisplayText; children: ReactNode; action: ReactNode };

export function ErrorPanel({ heading, children, action }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.message}>
      <h2>{t(heading)}</h2>
      {children}
      {action}
    </section>
  );
}
