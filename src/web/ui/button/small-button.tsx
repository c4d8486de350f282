import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { AccessibleLabel } from '#web/ui/accessible-label/accessible-label.tsx';
import styles from './small-button.module.css';

type Props = {
  id?: string;
  onPress: () => void;
  /** Where it takes the place of a control that was pressed and is gone. */
  hasFocus?: boolean;
  /** Where several of them read the same. */
  label?: DisplayText;
  children: ReactNode;
};

/** Within a line of text: 'Draft discarded. Undo'. */
export function SmallButton({ id, onPress, hasFocus = false, label, children }: Props) {
  return (
    <button
      ref={hasFocus ? focusOn : undefined}
      type="button"
      id={id}
      className={styles.small}
      onClick={onPress}
    >
      {label ? <AccessibleLabel name={label}>{children}</AccessibleLabel> : children}
    </button>
  );
}

const focusOn = (button: HTMLElement | null) => button?.focus();
