import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './button.module.css';
import { isForAnother, pressOnce } from './press-once.ts';

type Look = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger' };

type Props = Look & { busy?: boolean; ref?: Ref<HTMLButtonElement> } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'disabled'
  > & { disabled?: boolean };

const classNameOf = (variant: Look['variant'] = 'secondary', className = '') =>
  `button button-${variant} ${className}`;

/**
 * A busy button keeps its place, its width and the focus: it is `aria-disabled` and does nothing. A
 * disabled button works the same way, so that people can still reach and read it.
 */
export function Button(props: Props) {
  const { variant, busy = false, disabled = false, className, onClick, children, ...rest } = props;
  const { t } = useTranslation();
  const inert = busy || disabled;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isForAnother(event) || inert) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      onKeyDown={pressOnce}
      {...rest}
      className={classNameOf(variant, className)}
      aria-disabled={inert || undefined}
      onClick={press}
    >
      {busy ? (
        <span className={styles.busy}>
          <span className={styles.idle} aria-hidden="true">
            {children}
          </span>
          <span>{t(sharedMessages.working)}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

type AnchorProps = Look & {
  ref?: Ref<HTMLAnchorElement>;
} & AnchorHTMLAttributes<HTMLAnchorElement>;

function Anchor({ variant, className, ...rest }: AnchorProps) {
  return <a {...rest} className={classNameOf(variant, className)} />;
}

/** The router's `Link`, looking like a button: for going somewhere, never for doing something. */
export const ButtonLink = createLink(Anchor);
