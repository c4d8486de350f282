import type { ReactNode } from 'react';
import styles from './written-text.module.css';

type Props = {
  title: string;
  text: string;
  /** Said where nothing was written. */
  instead?: string;
  foot?: ReactNode;
  children?: ReactNode;
};

/** What somebody wrote, to be read: selectable, with its paragraphs; an empty one is said so. */
export function WrittenText({ title, text, instead = '', foot, children }: Props) {
  const isEmpty = text.trim() === '';
  return (
    <section className={styles.written}>
      <h3>{title}</h3>
      <p className={isEmpty ? styles.empty : styles.text}>{isEmpty ? instead : text}</p>
      {foot && <p className={styles.foot}>{foot}</p>}
      {children}
    </section>
  );
}
