import { type ReactNode, useId } from 'react';
import type { Sayable } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './part.module.css';

type Props = { title: Sayable; children: ReactNode };

/** One of the parts of a dialog, under a heading of its own. */
export function Part({ title, children }: Props) {
  const { t } = useText();
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading}>{t(title)}</h3>
      {children}
    </section>
  );
}
