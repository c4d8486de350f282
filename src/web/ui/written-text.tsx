import type { ReactNode } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './written-text.module.css';

type Props = {
  title: Words;
  text: string;
  /** Said where nothing was written. */
  instead?: Words;
  foot?: ReactNode;
  children?: ReactNode;
};

/** What somebody wrote, to be read: selectable, with its paragraphs; an empty one is said so. */
export function WrittenText({ title, text, instead = '', foot, children }: Props) {
  const { t } = useText();
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
