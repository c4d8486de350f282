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
/** What came of it. */
type AccessResult = { act: AccessAction; words: DisplayText; isProblem: boolean };

/** What an administrator does for somebody who cannot get in, or must not stay in. */
export function useAccess({ uuid, name, email }: User) {
  const client = useQueryClient();
  const inviting = useWrite(inviteUser);
  const resetting = useWrite(sendPasswordReset);
  const ending = useWrite(endUserSessions);
  const [busy, setBusy] = useState<AccessAction | null>(null);
  const [came, setCame] = useState<AccessResult | null>(null);
  const body = { uuid };

  const acts: Record<AccessAction, () => Promise<DisplayText>> = {
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
    cameOf: (act: AccessAction) => (came?.act === act ? came : null),
    async run(act: AccessAction) {
      if (busy) return;
      setCame(null);
      setBusy(act);
      try {
        setCame({ act, words: await acts[act](), isProblem: false });
      } catch (error) {
        setCame({ act, words: errorMessage(error), isProblem: true });
      } finally {
        setBusy(null);
      }
    },
  };
}
