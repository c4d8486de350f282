import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endUserSessions, inviteUser, sendPasswordReset, type User } from '#contract/people.ts';
import { counted } from '#web/platform/counted.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { keepUser } from './user-cache.ts';

export type Act = 'invite' | 'reset' | 'end';
type Said = { act: Act; words: string; isProblem: boolean };

/** What an administrator does for somebody who cannot get in, or must not stay in. */
export function useAccess({ uuid, name, email }: User) {
  const client = useQueryClient();
  const inviting = useWrite(inviteUser);
  const resetting = useWrite(sendPasswordReset);
  const ending = useWrite(endUserSessions);
  const [busy, setBusy] = useState<Act | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const body = { uuid };

  const acts: Record<Act, () => Promise<string>> = {
    async invite() {
      const { user } = await inviting.mutateAsync({ body });
      await keepUser(client, user);
      return `An invitation was sent to ${email}. The link before it no longer works.`;
    },
    async reset() {
      await resetting.mutateAsync({ body });
      return `A link to choose a new password was sent to ${email}.`;
    },
    async end() {
      const { ended } = await ending.mutateAsync({ body });
      return ended === 0
        ? `${name} was not logged in anywhere.`
        : `${counted(ended, 'session')} ended: ${name} has to log in again.`;
    },
  };

  return {
    busy,
    saidOf: (act: Act) => (said?.act === act ? said : null),
    async run(act: Act) {
      if (busy) return;
      setSaid(null);
      setBusy(act);
      try {
        setSaid({ act, words: await acts[act](), isProblem: false });
      } catch (error) {
        setSaid({ act, words: sentenceOf(error), isProblem: true });
      } finally {
        setBusy(null);
      }
    },
  };
}
