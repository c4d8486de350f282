import type { ReactNode } from 'react';
import styles from './filter-button.module.css';

type Props = {
  /** While it filters the list. */
  isOn: boolean;
  onPress: () => void;
  tone?: string;
  children: ReactNode;
};

/** Filters a list to one kind of row; its text names the kind and how many there are. */
export function FilterButton({ isOn, onPress, tone, children }: Props) {
  return (
    <button
      type="button"
      className={styles.filter}
      aria-pressed={isOn}
      data-tone={tone}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
