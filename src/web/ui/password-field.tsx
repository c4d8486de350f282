import { type InputHTMLAttributes, useState } from 'react';
import { typedBefore } from '#web/platform/before-react.ts';
import { TextField } from './field.tsx';
import styles from './password-field.module.css';

type Props = {
  label?: string;
  id?: string;
  error?: string | undefined;
  hint?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete' | 'onInput' | 'onFocus'>;

/** Can be shown: most mistakes with passwords are made because nobody can see them. */
export function PasswordField({ label = 'Password', id = 'password', name = id, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.show}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? 'Hide' : 'Show'} <span className="visually-hidden">{label.toLowerCase()}</span>
    </button>
  );

  return (
    <TextField
      autoComplete="current-password"
      {...rest}
      label={label}
      id={id}
      name={name}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={typedBefore(id)?.value}
      aside={toggle}
    />
  );
}
