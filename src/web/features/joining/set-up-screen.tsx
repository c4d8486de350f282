import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { setUp } from '#contract/accounts/registration.ts';
import { page } from '#contract/pages/pages.ts';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { NewPassword } from '#web/patterns/password/new-password.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { startSession } from '#web/platform/session/session.ts';
import { JoiningForm } from './joining-form.tsx';
import { EmailField, NameField } from './person-fields.tsx';

const route = getRouteApi('/guests/set-up/$token');
const { title, purpose } = page('/set-up/$token');

/** Whoever reads the server's output may open the first account. */
export function SetUpScreen() {
  const { token } = route.useParams();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const form = useForm({
    send: async (entered) => {
      const body = {
        token,
        name: entered('name'),
        email: entered('email'),
        password: entered('password'),
        password_confirmation: entered('password_confirmation'),
      };
      await call(setUp, { body });
      return startSession(client);
    },
    onDone: () => void navigate({ to: '/dashboard', replace: true }),
  });

  return (
    <JoiningForm
      title={title}
      purpose={purpose}
      form={form}
      button={joiningMessages.openAccount}
      isLinkOver={form.errorOf('token') !== undefined}
    >
      <NameField errorOf={form.errorOf} />
      <EmailField errorOf={form.errorOf} />
      <NewPassword errorOf={form.errorOf} />
    </JoiningForm>
  );
}
