import { type InputHTMLAttributes, useState } from 'react';
import { controlsText } from '#texts/controls.ts';
import { passwordsText } from '#texts/passwords.ts';
import type { Words } from '#texts/text.ts';
import { typedBefore } from '#web/platform/before-react.ts';
import { useText } from '#web/platform/use-text.tsx';
import { TextField } from './field.tsx';
import styles from './password-field.module.css';

type Props = {
  label?: Words;
  id?: string;
  error?: Words | undefined;
  hint?: Words;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete' | 'onInput' | 'onFocus'>;

/** Can be shown: most mistakes with passwords are made because nobody can see them. */
export function PasswordField(props: Props) {
  const { label = passwordsText.password, id = 'password', name = id, ...rest } = props;
  const { t } = useText();
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.show}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {t(shown ? controlsText.hide : controlsText.show, {
        what: label,
        hidden: (what) => <span className="visually-hidden">{what}</span>,
      })}
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
