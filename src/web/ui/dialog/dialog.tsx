import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: DisplayText | ReactNode;
  /** `panel` slides in at the right, `finder` begins with its field; on phones each is a sheet. */
  size?: 'md' | 'xl' | 'panel' | 'finder';
  footer?: ReactNode;
  children: ReactNode;
};

export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, size = 'md', footer, children }: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { t } = useTranslation();
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const giveBack = holdFocus();
    element?.showModal();
    firstField(element)?.focus();
    return () => {
      element?.close();
      giveBack();
    };
  }, []);

  /** The one who opened it decides whether it closes. */
  function ask(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    // In development React closes it and opens it again: what it says of that is out of date.
    if (event.type === 'close' && event.currentTarget.open) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={heading}
      onCancel={ask}
      onClose={ask}
    >
      <header className={styles.header}>
        <h2 id={heading} tabIndex={-1}>
          {t(title)}
        </h2>
        <IconButton icon="close" label={sharedMessages.close} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}

/** The browser restores the focus by itself, but moves the caret to the start. */
function holdFocus(): () => void {
  const holder = document.activeElement;
  if (!(holder instanceof HTMLElement)) return () => {};
  // A menu that it was in closes with that: then it goes to what the menu belongs to.
  const menu = holder.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? '';
  holder.blur();
  return () => {
    const taker = holder.isConnected ? holder : document.getElementById(menu);
    taker?.focus({ preventScroll: true });
  };
}

/** By default the browser would focus the close button. */
function firstField(dialog: HTMLDialogElement | null): HTMLElement | null | undefined {
  const fields = 'input:not([type=hidden]), select, textarea';
  return (
    dialog?.querySelector<HTMLElement>('[data-first-focus]') ??
    dialog?.querySelector<HTMLElement>(fields) ??
    dialog?.querySelector('h2')
  );
}
