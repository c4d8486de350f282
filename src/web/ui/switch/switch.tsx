import { type ReactNode, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './switch.module.css';

type Props = {
  label: DisplayText;
  /** As it is called where several stand under each other with the same label. */
  name?: DisplayText;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  id?: string;
  hint?: DisplayText | ReactNode;
  error?: DisplayText | undefined;
};

/** On or off, at once; what that means is in the hint. */
export function Switch({ label, name, isOn, onChange, id, hint, error }: Props) {
  const { t, attr } = useTranslation();
  const made = useId();
  const field = id ?? made;
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <span className={styles.line}>
        <input
          id={field}
          name={field}
          type="checkbox"
          role="switch"
          {...(name && attr('aria-label', name))}
          className={styles.switch}
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field}-hint ${field}-error`}
        />
        <label htmlFor={field}>{t(label)}</label>
        <span className={styles.state} aria-hidden="true">
          {t(isOn ? sharedMessages.on : sharedMessages.off)}
        </span>
      </span>
      <div id={`${field}-hint`} className="field-hint">
        {t(hint)}
      </div>
      <p id={`${field}-error`} className="field-error" hidden={!error}>
        {t(error)}
      </p>
    </div>
  );
}
