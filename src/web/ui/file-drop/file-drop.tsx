import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import styles from './file-drop.module.css';
import { useFileDrop } from './use-file-drop.ts';

type Props = {
  label: DisplayText;
  onFiles: (files: readonly File[]) => void;
  className?: string | undefined;
  /** With a `FileButton` among them, for people who cannot drag. */
  children: ReactNode;
};

/** Takes files that are dropped on it, or chosen by the button in it. */
export function FileDrop({ label, onFiles, className = '', children }: Props) {
  const name = useHiddenLabel(label);
  const { isOver, events } = useFileDrop(onFiles);
  return (
    <section
      aria-labelledby={name.id}
      className={`${styles.drop} ${isOver ? styles.over : ''} ${className}`}
      {...events}
    >
      {name.words}
      {children}
    </section>
  );
}
