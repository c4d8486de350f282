import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { page } from '#contract/pages.ts';
import { setUp } from '#contract/registration.ts';
import { joiningMessages } from '#messages/joining.ts';
import { call } from '#web/platform/call.ts';
import { startSession } from '#web/platform/session.ts';
import { useForm } from '#web/platform/use-form.ts';
import { NewPassword } from '#web/ui/new-password.tsx';
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
    <JoiningForm title={title} purpose={purpose} form={form} button={joiningMessages.openAccount}>
      <NameField errorOf={form.errorOf} />
      <EmailField errorOf={form.errorOf} />
      <NewPassword errorOf={form.errorOf} />
    </JoiningForm>
  );
}
