import { type InputHTMLAttributes, useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { passwordsMessages } from '#messages/accounts/passwords.ts';
import { controlsMessages } from '#messages/shared/controls.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { queuedField } from '#web/platform/forms/pre-hydration-queue.ts';
import { isFirstPaint } from '#web/settings.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './password-field.module.css';

type Props = {
  label?: DisplayText;
  id?: string;
  error?: DisplayText | undefined;
  hint?: DisplayText;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete' | 'onInput' | 'onFocus'>;

/** Can be shown: most mistakes with passwords are made because nobody can see them. */
export function PasswordField(props: Props) {
  const { label = passwordsMessages.password, id = 'password', name = id, ...rest } = props;
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.show}
      aria-pressed={isVisible}
      // Until the script runs, pressing it would do nothing.
      disabled={isFirstPaint}
      onClick={() => setIsVisible(!isVisible)}
    >
      {t(isVisible ? controlsMessages.hide : controlsMessages.show, {
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
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={queuedField(id)?.value}
      aside={toggle}
    />
  );
}
