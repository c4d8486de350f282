import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { AccessibleLabel } from '#web/ui/accessible-label/accessible-label.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './small-button.module.css';

type Props = {
  id?: string;
  onPress: () => void;
  /** Takes the focus on mount, when it replaces the control that was pressed. */
  hasFocus?: boolean;
  /** For screen readers, where several buttons read the same. */
  label?: DisplayText;
  children: ReactNode;
};

/** A button within a line of text: 'Draft discarded. Undo'. */
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
