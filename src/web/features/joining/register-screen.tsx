import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { register } from '#contract/accounts/registration.ts';
import { page } from '#contract/pages/pages.ts';
import { accountsMessages } from '#messages/accounts/accounts.ts';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { NewPassword } from '#web/patterns/password/new-password.tsx';
import { call } from '#web/platform/calls/call.ts';
import { type GetValue, useForm } from '#web/platform/forms/use-form.ts';
import { startSession } from '#web/platform/session/session.ts';
import { JoiningForm } from './joining-form.tsx';
import { EmailField, NameField } from './person-fields.tsx';

const route = getRouteApi('/guests/register');
const { title, purpose } = page('/register');

export function RegisterScreen() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const form = useForm({
    send: async (entered) => {
      await call(register, { body: bodyOf(entered) });
      return startSession(client);
    },
    onDone: () => void navigate({ to: '/verify-email', replace: true }),
  });

  return (
    <JoiningForm
      title={title}
      purpose={purpose}
      form={form}
      button={accountsMessages.register}
      links={
        <Link to="/login" className="guest-link">
          {t(joiningMessages.alreadyRegistered)}
        </Link>
      }
    >
      <NameField errorOf={form.errorOf} />
      <EmailField errorOf={form.errorOf} />
      <NewPassword errorOf={form.errorOf} />
      <p className="field-hint">{t(joiningMessages.privacy)}</p>
    </JoiningForm>
  );
}

/** The last three are part of the API's registration form; they grant nothing. */
const bodyOf = (entered: GetValue) => ({
  name: entered('name'),
  email: entered('email'),
  password: entered('password'),
  password_confirmation: entered('password_confirmation'),
  organisation: null,
  role: 'admin',
  terms: false,
});
