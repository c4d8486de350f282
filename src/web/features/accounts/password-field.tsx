import { useState } from 'react';
import { typedBefore } from '#web/platform/before-react.ts';
import { TextField } from '#web/ui/field.tsx';
import styles from './login.module.css';

/** Can be shown: most mistakes with passwords are made because nobody can see them. */
export function PasswordField({ error }: { error: string | undefined }) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.show}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? 'Hide' : 'Show'} <span className="visually-hidden">password</span>
    </button>
  );

  return (
    <TextField
      label="Password"
      id="password"
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={typedBefore('password')?.value}
      error={error}
      aside={toggle}
    />
  );
}
