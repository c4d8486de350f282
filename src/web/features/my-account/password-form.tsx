import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { changePassword } from '#contract/my-account/my-account.ts';
import { ownSessions } from '#contract/my-account/sessions.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { passwordsMessages } from '#messages/accounts/passwords.ts';
import {
  CurrentPasswordField,
  currentPassword,
} from '#web/patterns/password/current-password-field.tsx';
import { NewPassword } from '#web/patterns/password/new-password.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { refetchCurrentUser } from '#web/platform/session/session.ts';
import { AccountForm } from './account-form.tsx';

export function PasswordForm({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const isFirst = user.without_password === true;
  const form = useForm({
    send: (entered) =>
      call(changePassword, {
        body: {
          current_password: currentPassword(entered),
          password: entered('password'),
          password_confirmation: entered('password_confirmation'),
        },
      }),
    onDone: (_, element) => {
      element.reset();
      void client.invalidateQueries({ queryKey: [ownSessions.name] });
      if (isFirst) void refetchCurrentUser(client);
    },
  });

  return (
    <AccountForm
      form={form}
      button={isFirst ? myAccountMessages.setPassword : myAccountMessages.changePassword}
      saved={myAccountMessages.passwordSaved}
    >
      {/* Tells password managers whose password they are about to store. */}
      <input type="text" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <CurrentPasswordField
        id="password-current_password"
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
