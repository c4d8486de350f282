import { type ReactNode, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './person.module.css';

type Props = {
  title: DisplayText;
  /** Links to where more of it is, or more can be done with it. */
  ways?: ReactNode;
  children: ReactNode;
};

/** One part of what there is about a person. */
export function Part({ title, ways, children }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <header className={styles.title}>
        <h2 id={heading}>{t(title)}</h2>
        {ways}
      </header>
      {children}
    </section>
  );
}
