import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './read-only-text.module.css';

type Props = {
  title: DisplayText;
  text: string;
  /** Said where nothing was written. */
  instead?: DisplayText;
  foot?: ReactNode;
  children?: ReactNode;
};

/** What somebody wrote, to be read: selectable, with its paragraphs; an empty one is said so. */
export function ReadOnlyText({ title, text, instead = '', foot, children }: Props) {
  const { t } = useTranslation();
  const isEmpty = text.trim() === '';
  return (
    <section className={styles.written}>
      <h3>{t(title)}</h3>
      <p className={isEmpty ? styles.empty : styles.text}>{isEmpty ? t(instead) : text}</p>
      {foot && <p className={styles.foot}>{foot}</p>}
      {children}
    </section>
  );
}
