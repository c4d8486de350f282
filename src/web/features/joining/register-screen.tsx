import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { page } from '#contract/pages.ts';
import { register } from '#contract/registration.ts';
import { accountsText } from '#texts/accounts.ts';
import { joiningText } from '#texts/joining.ts';
import { call } from '#web/platform/call.ts';
import { enter } from '#web/platform/session.ts';
import { type Entered, useForm } from '#web/platform/use-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { NewPassword } from '#web/ui/new-password.tsx';
import { JoiningForm } from './joining-form.tsx';
import { EmailField, NameField } from './person-fields.tsx';

const { title, purpose } = page('/register');

export function RegisterScreen({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useForm({
    send: async (entered) => {
      await call(register, { body: bodyOf(entered) });
      return enter(client);
    },
    onDone: onRegistered,
  });

  return (
    <JoiningForm
      title={title}
      purpose={purpose}
      form={form}
      button={accountsText.register}
      links={
        <Link to="/login" className="guest-link">
          {t(joiningText.alreadyRegistered)}
        </Link>
      }
    >
      <NameField errorOf={form.errorOf} />
      <EmailField errorOf={form.errorOf} />
      <NewPassword errorOf={form.errorOf} />
      <p className="field-hint">{t(joiningText.privacy)}</p>
    </JoiningForm>
  );
}

/** The last three are part of the form that clients of this API send; they grant nothing. */
const bodyOf = (entered: Entered) => ({
  name: entered('name'),
  email: entered('email'),
  password: entered('password'),
  password_confirmation: entered('password_confirmation'),
  organisation: null,
  role: 'admin',
  terms: false,
});
