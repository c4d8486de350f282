import { useEffect, useId, useRef } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { controlsMessages } from '#messages/shared/controls.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './error-summary.module.css';

export type FieldError = { field: string; label?: DisplayText; message: DisplayText };

/** `field` is the id of the control; '' for a message that belongs to none. */
type Props = { errors: readonly FieldError[] };

/** Every fresh list of errors takes the focus, so that nobody misses it. */
export function ErrorSummary({ errors }: Props) {
  const box = useRef<HTMLElement>(null);
  const { t, words } = useTranslation();
  const heading = useId();

  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading} className={styles.summary}>
      <h2 id={heading}>{t(controlsMessages.errors)}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.field + words(error.message)}>
            {error.field ? <FieldLink {...error} /> : t(error.message)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A jump to an anchor would change the address and with it the history. */
function FieldLink({ field, label, message }: FieldError) {
  const { t } = useTranslation();
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(field)?.focus();
      }}
    >
      {label ? t(controlsMessages.fieldError, { label, message }) : t(message)}
    </a>
  );
}
