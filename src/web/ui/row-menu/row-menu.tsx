import { createLink } from '@tanstack/react-router';
import {
  type AnchorHTMLAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './row-menu.module.css';

type Props = {
  /** Says whose it is: 'More for Mere Tāne'. */
  label: DisplayText;
  /** `MenuItem` and `MenuLink`. */
  children: ReactNode;
};

/** What can be done with a row, and is done too seldom for buttons of its own. */
export function RowMenu({ label, children }: Props) {
  const { attr } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = useId();

  /** The focus goes back first, so that a dialog which an item opens gives it back to the row. */
  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus goes away
    <div className={styles.menu} onBlur={leave}>
      <button
        ref={trigger}
        type="button"
        id={name}
        className={styles.trigger}
        {...attr('aria-label', label)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // Else pressing it would take the focus out of the menu, which closes, and opens again.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon name="dots" className={styles.dots} />
      </button>
      {isOpen && (
        <div
          ref={begin}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={name}
          className={styles.popup}
          onKeyDown={(event) => move(event, close)}
          onClick={close}
        >
          {children}
        </div>
      )}
    </div>
  );
}

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

function begin(menu: HTMLElement | null) {
  if (!menu) return;
  itemsOf(menu)[0]?.focus({ preventScroll: true });
  menu.scrollIntoView({ block: 'nearest' });
}

/** The keys of every menu: up, down, first, last, and away. */
function move(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item.matches(':focus'));
  const to: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at + items.length - 1) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const next = to[event.key];
  if (next === undefined && event.key !== 'Escape') return;
  event.preventDefault();
  if (next === undefined) close();
  else items[next]?.focus();
}

type ItemProps = { onPress: () => void; children: ReactNode };

export function MenuItem({ onPress, children }: ItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onPress}>
      {children}
    </button>
  );
}

function Anchor(props: { ref?: Ref<HTMLAnchorElement> } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} role="menuitem" tabIndex={-1} className={styles.item} />;
}

/** The router's `Link` as one of the menu. */
export const MenuLink = createLink(Anchor);
