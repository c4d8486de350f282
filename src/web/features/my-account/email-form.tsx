import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts.ts';
import { changeEmail } from '#contract/my-account.ts';
import { myAccountText } from '#texts/my-account.ts';
import { passwordsText } from '#texts/passwords.ts';
import { call } from '#web/platform/call.ts';
import { startText } from '#web/platform/kept-fields.ts';
import { showUser } from '#web/platform/session.ts';
import { useForm } from '#web/platform/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';

type Props = {
  user: CurrentUser;
  /** The new address has to be verified. */
  onChanged?: () => void;
};

export function EmailForm({ user, onChanged }: Props) {
  const client = useQueryClient();
  const form = useForm({
    person: user.uuid,
    send: (entered) =>
      call(changeEmail, {
        body: { email: entered('email'), current_password: entered('current_password') },
      }),
    onDone: (answer, element) => {
      showUser(client, answer.user);
      const password = element.elements.namedItem('current_password');
      if (password instanceof HTMLInputElement) password.value = '';
      if (answer.user.email_verified_at === null) onChanged?.();
    },
  });

  return (
    <AccountForm form={form} button={myAccountText.changeEmail} saved={myAccountText.emailSaved}>
      <TextField
        label={myAccountText.newEmail}
        id="account-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={startText('account-email', user.uuid) ?? user.email}
        error={form.errorOf('email')}
      />
      <PasswordField
        label={passwordsText.current}
        id="email-current_password"
        name="current_password"
        error={form.errorOf('current_password')}
      />
    </AccountForm>
  );
}
