import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  endUserSessions,
  inviteUser,
  sendPasswordReset,
  type User,
} from '#contract/people/people.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { usersAccessMessages } from '#messages/people/users-access.ts';
import { cacheUser } from '#web/features/users/form/user-cache.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

export type AccessAction = 'invite' | 'reset' | 'end';
export type AccessResult = { action: AccessAction; message: DisplayText; isProblem: boolean };

/** What an administrator can do about somebody's access: invite, reset the password, log out. */
export function useAccess({ uuid, name, email }: User) {
  const client = useQueryClient();
  const inviting = useWrite(inviteUser);
  const resetting = useWrite(sendPasswordReset);
  const ending = useWrite(endUserSessions);
  const [busy, setBusy] = useState<AccessAction | null>(null);
  const [result, setResult] = useState<AccessResult | null>(null);
  const body = { uuid };

  const actions: Record<AccessAction, () => Promise<DisplayText>> = {
    async invite() {
      const { user } = await inviting.mutateAsync({ body });
      await cacheUser(client, user);
      return message(usersAccessMessages.wasInvited, { email });
    },
    async reset() {
      await resetting.mutateAsync({ body });
      return message(usersAccessMessages.wasReset, { email });
    },
    async end() {
      const { ended } = await ending.mutateAsync({ body });
      return ended === 0
        ? message(usersAccessMessages.hadNoSession, { name })
        : message(usersAccessMessages.sessionsEnded, { count: ended, name });
    },
  };

  return {
    busy,
    resultOf: (action: AccessAction) => (result?.action === action ? result : null),
    async run(action: AccessAction) {
      if (busy) return;
      setResult(null);
      setBusy(action);
      try {
        setResult({ action, message: await actions[action](), isProblem: false });
      } catch (error) {
        setResult({ action, message: errorMessage(error), isProblem: true });
      } finally {
        setBusy(null);
      }
    },
  };
}
