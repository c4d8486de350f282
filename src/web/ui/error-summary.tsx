import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

export type FieldError = { field: string; label?: string; message: string };

/** `field` is the id of the control; '' for a message that belongs to none. */
type Props = { errors: readonly FieldError[] };

/** Every fresh list of errors takes the focus, so that nobody misses it. */
export function ErrorSummary({ errors }: Props) {
  const box = useRef<HTMLElement>(null);
  const heading = useId();

  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading} className={styles.summary}>
      <h2 id={heading}>Whoops! Something went wrong.</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.field + error.message}>
            {error.field ? <FieldLink {...error} /> : error.message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A jump to an anchor would change the address and with it the history. */
function FieldLink({ field, label, message }: FieldError) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(field)?.focus();
      }}
    >
      {label ? `${label}: ${message}` : message}
    </a>
  );
}
