import type { ReactNode } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { OpenQuestion } from './open-question.tsx';
import styles from './which-stays.module.css';

type Props = {
  title: Words;
  /** How it came to this. */
  sentence: Words;
  /** Whoever asked to save is led to the question that came up instead. */
  hasFocus: boolean;
  /** What else can be done, for the lot of them. */
  foot: ReactNode;
  /** A `Version` each. */
  children: ReactNode;
};

/** Two versions for one place. */
export function WhichStays({ title, sentence, hasFocus, foot, children }: Props) {
  return (
    <OpenQuestion title={title} sentence={sentence} heading={hasFocus ? takeFocus : undefined}>
      <div className={styles.versions}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </OpenQuestion>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

type VersionProps = { title: Words; when: Words; children: ReactNode };

/** Whose it is, what it says, and the button that keeps it. */
export function Version({ title, when, children }: VersionProps) {
  const { t } = useText();
  return (
    <figure className={styles.version}>
      <figcaption>
        <strong>{t(title)}</strong> <span>{t(when)}</span>
      </figcaption>
      {children}
    </figure>
  );
}
