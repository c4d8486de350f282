import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { CurrentPasswordField } from '#web/patterns/password/current-password-field.tsx';
import { type Form, type GetValue, useForm } from '#web/platform/forms/use-form.ts';
import { RowName } from '#web/ui/rows/rows.tsx';
import { AccountForm } from '../account-form.tsx';
import { useFocusOnOpening } from './use-focus-on-opening.ts';

type Props<T> = {
  title: DisplayText;
  /** What will happen. */
  about?: DisplayText;
  button: DisplayText;
  send: (entered: GetValue) => Promise<T>;
  /** Fields before the password. */
  fields?: (form: Form) => ReactNode;
  onDone: (answer: T) => void;
  onCancel: () => void;
};

/** Before a change that an unattended laptop must not allow. */
export function PasswordFirst<T>(props: Props<T>) {
  const { title, about, button, send, fields, onDone, onCancel } = props;
  const { t } = useTranslation();
  const heading = useFocusOnOpening();
  const form = useForm({ send, onDone: (answer: T) => onDone(answer) });
  return (
    <>
      <RowName as="h3" ref={heading} tabIndex={-1}>
        {t(title)}
      </RowName>
      {about && <p>{t(about)}</p>}
      <AccountForm form={form} button={button} onCancel={onCancel}>
        {fields?.(form)}
        <CurrentPasswordField
          id="factor-current_password"
          hint={factorsMessages.passwordFirst}
          error={form.errorOf('current_password')}
        />
      </AccountForm>
    </>
  );
}
