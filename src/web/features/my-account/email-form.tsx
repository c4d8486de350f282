import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts.ts';
import { changeEmail } from '#contract/my-account.ts';
import { myAccountMessages } from '#messages/my-account.ts';
import { passwordsMessages } from '#messages/passwords.ts';
import { call } from '#web/platform/call.ts';
import { setCurrentUser } from '#web/platform/session.ts';
import { useFieldDraft } from '#web/platform/use-field-draft.ts';
import { useForm } from '#web/platform/use-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { accountDraftLocation } from './account-draft-location.ts';
import { AccountForm } from './account-form.tsx';

type Props = {
  user: CurrentUser;
  /** The new address has to be verified. */
  onChanged?: () => void;
};

export function EmailForm({ user, onChanged }: Props) {
  const client = useQueryClient();
  const { field, draft, forget } = useFieldDraft({
    name: 'account-email',
    saved: user.email,
    place: accountDraftLocation(myAccountMessages.newEmail),
  });
  const form = useForm({
    send: async (entered) => {
      const [email, current_password] = [entered('email'), entered('current_password')];
      return { ...(await call(changeEmail, { body: { email, current_password } })), sent: email };
    },
    onDone: (answer, element) => {
      setCurrentUser(client, answer.user);
      forget(answer.sent);
      const password = element.elements.namedItem('current_password');
      if (password instanceof HTMLInputElement) password.value = '';
      if (answer.user.email_verified_at === null) onChanged?.();
    },
  });

  return (
    <AccountForm
      form={form}
      draft={draft}
      button={myAccountMessages.changeEmail}
      saved={myAccountMessages.emailSaved}
    >
      <TextField
        label={myAccountMessages.newEmail}
        id="account-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        {...field}
        error={form.errorOf('email')}
      />
      <PasswordField
        label={passwordsMessages.current}
        id="email-current_password"
        name="current_password"
        error={form.errorOf('current_password')}
      />
    </AccountForm>
  );
}
