import type { ReactNode } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './message.module.css';

type Props = { heading: Words; children: ReactNode; action: ReactNode };

export function Message({ heading, children, action }: Props) {
  const { t } = useText();
  return (
    <section className={styles.message}>
      <h2>{t(heading)}</h2>
      {children}
      {action}
    </section>
  );
}
