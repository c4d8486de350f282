import { type ReactNode, useId } from 'react';
import type { Translatable } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './dialog-section.module.css';

type Props = { title: Translatable; children: ReactNode };

/** One of the parts of a dialog, under a heading of its own. */
export function DialogSection({ title, children }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading}>{t(title)}</h3>
      {children}
    </section>
  );
}
