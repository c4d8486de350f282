import type { ReactNode } from 'react';
import type { Words } from '#texts/text.ts';
import { useFileDrop } from '#web/platform/use-file-drop.ts';
import { useName } from '#web/platform/use-name.tsx';
import styles from './file-drop.module.css';

type Props = {
  label: Words;
  onFiles: (files: readonly File[]) => void;
  className?: string | undefined;
  /** With a `FileButton` among them, for who drags nothing. */
  children: ReactNode;
};

/** Files come in here: dropped anywhere on it, or by the button it holds. */
export function FileDrop({ label, onFiles, className = '', children }: Props) {
  const name = useName(label);
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
