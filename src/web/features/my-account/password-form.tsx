import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts.ts';
import { changePassword, ownSessions } from '#contract/my-account.ts';
import { myAccountMessages } from '#messages/my-account.ts';
import { passwordsMessages } from '#messages/passwords.ts';
import { call } from '#web/platform/call.ts';
import { useForm } from '#web/platform/use-form.ts';
import { NewPassword } from '#web/ui/new-password.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';

export function PasswordForm({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const form = useForm({
    send: (entered) =>
      call(changePassword, {
        body: {
          current_password: entered('current_password'),
          password: entered('password'),
          password_confirmation: entered('password_confirmation'),
        },
      }),
    onDone: (_, element) => {
      element.reset();
      void client.invalidateQueries({ queryKey: [ownSessions.name] });
    },
  });

  return (
    <AccountForm
      form={form}
      button={myAccountMessages.changePassword}
      saved={myAccountMessages.passwordSaved}
    >
      {/* Tells password managers whose password they are about to store. */}
      <input type="text" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField
        label={passwordsMessages.current}
        id="password-current_password"
        name="current_password"
        error={form.errorOf('current_password')}
      />
      <NewPassword
        label={passwordsMessages.new}
        confirmLabel={passwordsMessages.confirmNew}
        prefix="new-"
        own={[user.name, user.email]}
        errorOf={form.errorOf}
      />
    </AccountForm>
  );
}
