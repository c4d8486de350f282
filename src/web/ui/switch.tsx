import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  /** As it is called where several stand under each other with the same label. */
  name?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** On or off, at once; what that means is in the hint. */
export function Switch({ label, name, isOn, onChange, id, hint, error }: Props) {
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
          aria-label={name}
          className={styles.switch}
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field}-hint ${field}-error`}
        />
        <label htmlFor={field}>{label}</label>
        <span className={styles.state} aria-hidden="true">
          {isOn ? 'On' : 'Off'}
        </span>
      </span>
      <div id={`${field}-hint`} className="field-hint">
        {hint}
      </div>
      <p id={`${field}-error`} className="field-error" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
