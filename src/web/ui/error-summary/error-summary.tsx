import { useEffect, useId, useRef } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { controlsMessages } from '#messages/shared/controls.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './error-summary.module.css';

/** `field` is the id of the control; '' for a message that belongs to none. */
export type FieldError = {
  field: string;
  label?: DisplayText;
  message: DisplayText;
  /** Where something else than the typing is at fault. */
  title?: DisplayText | undefined;
};

type Props = {
  errors: readonly FieldError[];
  /** Where something else than the typing is at fault, such as an old link. */
  title?: DisplayText | undefined;
};

/** Takes the focus whenever it gets a new list of errors. */
export function ErrorSummary({ errors, title = errors[0]?.title }: Props) {
  const box = useRef<HTMLElement>(null);
  const { t, words } = useTranslation();
  const heading = useId();

  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading} className={styles.summary}>
      <h2 id={heading}>{t(title ?? controlsMessages.errors)}</h2>
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

/** Moves the focus by script: following the link would change the address and the history. */
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
