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
  /** `panel` slides in at the right, `finder` has its field at the top; on phones each is a sheet. */
  size?: 'md' | 'xl' | 'panel' | 'finder';
  footer?: ReactNode;
  children: ReactNode;
};

export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, size = 'md', footer, children }: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const lastFocused = useRef<Element>(null);
  const { t } = useTranslation();
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const restoreFocus = releaseFocus();
    element?.showModal();
    firstField(element)?.focus();
    return () => {
      element?.close();
      restoreFocus();
    };
  }, []);

  // A focused button that is no longer there would leave the focus on the page behind.
  useLayoutEffect(() => {
    if (lastFocused.current?.isConnected === false) dialog.current?.querySelector('h2')?.focus();
  });

  /** Does not close by itself: whoever renders it decides. */
  function requestClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    // In development React closes and reopens it: that close event arrives too late.
    if (event.type === 'close' && event.currentTarget.open) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={heading}
      onFocus={({ target }) => {
        lastFocused.current = target;
      }}
      onCancel={requestClose}
      onClose={requestClose}
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

/**
 * Takes the focus off a text field, and returns what restores it: the browser would do so by itself,
 * but move the caret to the start. Other elements it takes the focus off when the dialog is there,
 * which spares a layout of the page with the dialog among its text.
 */
function releaseFocus(): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return () => {};
  // A menu closes when it loses the focus, which then goes back to the menu's button.
  const menuButtonId = focused.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? '';
  if (focused.matches('input, textarea')) focused.blur();
  return () => {
    const target = focused.isConnected ? focused : document.getElementById(menuButtonId);
    target?.focus({ preventScroll: true });
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
