import type { ReactNode } from 'react';
import styles from './filter-button.module.css';

type Props = {
  /** While it is what narrows the list. */
  isOn: boolean;
  onPress: () => void;
  tone?: string;
  children: ReactNode;
};

/** One of the kinds in a list, with how many there are: pressed, the list shows only these. */
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
