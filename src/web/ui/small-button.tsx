import type { ReactNode } from 'react';
import type { Words } from '#texts/text.ts';
import { Heard } from './heard.tsx';
import styles from './small-button.module.css';

type Props = {
  id?: string;
  onPress: () => void;
  /** Where it takes the place of a control that was pressed and is gone. */
  hasFocus?: boolean;
  /** Where several of them read the same. */
  label?: Words;
  children: ReactNode;
};

/** Within a line of text: 'Draft discarded. Undo'. */
export function SmallButton({ id, onPress, hasFocus = false, label, children }: Props) {
  return (
    <button
      ref={hasFocus ? takeFocus : undefined}
      type="button"
      id={id}
      className={styles.small}
      onClick={onPress}
    >
      {label ? <Heard name={label}>{children}</Heard> : children}
    </button>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();
