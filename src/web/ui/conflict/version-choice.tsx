import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ConflictPrompt } from './conflict-prompt.tsx';
import styles from './version-choice.module.css';

type Props = {
  title: DisplayText;
  /** How it came to this. */
  sentence: DisplayText;
  /** Moves the focus here if the person pressed Save. */
  hasFocus: boolean;
  /** What else can be done, for the lot of them. */
  foot: ReactNode;
  /** A `Version` each. */
  children: ReactNode;
};

/** Shows two versions and lets the person choose one. */
export function VersionChoice({ title, sentence, hasFocus, foot, children }: Props) {
  return (
    <ConflictPrompt title={title} sentence={sentence} heading={hasFocus ? focusOn : undefined}>
      <div className={styles.versions}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </ConflictPrompt>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();

type VersionProps = { title: DisplayText; when: DisplayText; children: ReactNode };

/** Whose it is, what it says, and the button that keeps it. */
export function VersionCard({ title, when, children }: VersionProps) {
  const { t } = useTranslation();
  return (
    <figure className={styles.version}>
      <figcaption>
        <strong>{t(title)}</strong> <span>{t(when)}</span>
      </figcaption>
      {children}
    </figure>
  );
}
