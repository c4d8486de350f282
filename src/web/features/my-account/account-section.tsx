import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './account.module.css';

type Props = { title: DisplayText; about: DisplayText; children: ReactNode };

export function AccountSection({ title, about, children }: Props) {
  const { t } = useTranslation();
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
