import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { AccessibleLabel } from '#web/ui/accessible-label/accessible-label.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { isForAnother, pressOnce } from './press-once.ts';
import styles from './small-button.module.css';

type Props = {
  id?: string;
  onPress: () => void;
  /** It keeps the focus, says that it is at work, and does nothing. */
  busy?: boolean;
  /** Takes the focus on mount, when it replaces the control that was pressed. */
  hasFocus?: boolean;
  /** For screen readers, where several buttons read the same. */
  label?: DisplayText;
  /** The `id` of what screen readers say after its name. */
  describedBy?: string;
  children: ReactNode;
};

/** A button within a line of text: 'Draft discarded. Undo'. */
export function SmallButton(props: Props) {
  const { id, onPress, busy = false, hasFocus = false, label, describedBy } = props;
  const { t } = useTranslation();
  const children = busy ? t(sharedMessages.working) : props.children;
  return (
    <button
      ref={hasFocus ? focusOn : undefined}
      type="button"
      id={id}
      aria-describedby={describedBy}
      aria-disabled={busy || undefined}
      className={styles.small}
      onKeyDown={pressOnce}
      onClick={(event) => isForAnother(event) || busy || onPress()}
    >
      {label ? <AccessibleLabel name={label}>{children}</AccessibleLabel> : children}
    </button>
  );
}
