import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endUserSessions, inviteUser, sendPasswordReset, type User } from '#contract/people.ts';
import { say, type Words } from '#texts/text.ts';
import { usersAccessText } from '#texts/users-access.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { keepUser } from './user-cache.ts';

export type Act = 'invite' | 'reset' | 'end';
/** What came of it. */
type Came = { act: Act; words: Words; isProblem: boolean };

/** What an administrator does for somebody who cannot get in, or must not stay in. */
export function useAccess({ uuid, name, email }: User) {
  const client = useQueryClient();
  const inviting = useWrite(inviteUser);
  const resetting = useWrite(sendPasswordReset);
  const ending = useWrite(endUserSessions);
  const [busy, setBusy] = useState<Act | null>(null);
  const [came, setCame] = useState<Came | null>(null);
  const body = { uuid };

  const acts: Record<Act, () => Promise<Words>> = {
    async invite() {
      const { user } = await inviting.mutateAsync({ body });
      await keepUser(client, user);
      return say(usersAccessText.wasInvited, { email });
    },
    async reset() {
      await resetting.mutateAsync({ body });
      return say(usersAccessText.wasReset, { email });
    },
    async end() {
      const { ended } = await ending.mutateAsync({ body });
      return ended === 0
        ? say(usersAccessText.hadNoSession, { name })
        : say(usersAccessText.sessionsEnded, { count: ended, name });
    },
  };

  return {
    busy,
    cameOf: (act: Act) => (came?.act === act ? came : null),
    async run(act: Act) {
      if (busy) return;
      setCame(null);
      setBusy(act);
      try {
        setCame({ act, words: await acts[act](), isProblem: false });
      } catch (error) {
        setCame({ act, words: sentenceOf(error), isProblem: true });
      } finally {
        setBusy(null);
      }
    },
  };
}
