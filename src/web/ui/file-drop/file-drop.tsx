import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useFileDrop } from '#web/ui/file-drop/use-file-drop.ts';
import styles from './file-drop.module.css';

type Props = {
  label: DisplayText;
  onFiles: (files: readonly File[]) => void;
  className?: string | undefined;
  /** With a `FileButton` among them, for who drags nothing. */
  children: ReactNode;
};

/** Files come in here: dropped anywhere on it, or by the button it holds. */
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
