import { type ReactNode, useId } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
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

/** Two versions for one place. Nothing is written until the person says which. */
export function WhichStays({ title, sentence, hasFocus, foot, children }: Props) {
  const { t } = useText();
  const heading = useId();
  return (
    <section className={styles.question} aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1} ref={hasFocus ? takeFocus : undefined}>
        {t(title)}
      </h3>
      <p role="alert">{t(sentence)}</p>
      <div className={styles.versions}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </section>
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
