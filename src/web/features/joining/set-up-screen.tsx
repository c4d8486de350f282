import { useQueryClient } from '@tanstack/react-query';
import { page } from '#contract/pages.ts';
import { setUp } from '#contract/registration.ts';
import { joiningMessages } from '#messages/joining.ts';
import { call } from '#web/platform/call.ts';
import { startSession } from '#web/platform/session.ts';
import { useForm } from '#web/platform/use-form.ts';
import { NewPassword } from '#web/ui/new-password.tsx';
import { JoiningForm } from './joining-form.tsx';
import { EmailField, NameField } from './person-fields.tsx';

const { title, purpose } = page('/set-up/$token');

type Props = { token: string; onDone: () => void };

/** Whoever reads the server's output may open the first account. */
export function SetUpScreen({ token, onDone }: Props) {
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
    onDone,
  });

  return (
    <JoiningForm title={title} purpose={purpose} form={form} button={joiningMessages.openAccount}>
      <NameField errorOf={form.errorOf} />
      <EmailField errorOf={form.errorOf} />
      <NewPassword errorOf={form.errorOf} />
    </JoiningForm>
  );
}
