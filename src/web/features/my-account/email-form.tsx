import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { changeEmail } from '#contract/my-account/my-account.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import {
  CurrentPasswordField,
  currentPassword,
} from '#web/patterns/password/current-password-field.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useFieldDraft } from '#web/platform/drafts/use-field-draft.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { setCurrentUser } from '#web/platform/session/session.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
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
      const [email, current_password] = [entered('email'), currentPassword(entered)];
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
      <CurrentPasswordField id="email-current_password" error={form.errorOf('current_password')} />
    </AccountForm>
  );
}
