import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { ConflictPrompt } from './conflict-prompt.tsx';
import styles from './version-choice.module.css';

type Props = {
  title: DisplayText;
  /** What happened. */
  sentence: DisplayText;
  /** Moves the focus here if the person pressed Save. */
  hasFocus: boolean;
  /** Other actions than keeping one of the versions. */
  foot: ReactNode;
  /** One `VersionCard` each. */
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

type VersionProps = { title: DisplayText; when: DisplayText; children: ReactNode };

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
