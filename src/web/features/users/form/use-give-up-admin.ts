import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#contract/people/people.ts';
import type { useUserForm } from './use-user-form.ts';

type About = { user: User | undefined; isOneself: boolean };

/**
 * Whoever takes the administrator role from themselves cannot give it back to themselves, so that
 * is asked about once, on saving. All else can be undone.
 */
export function useGiveUpAdmin(form: ReturnType<typeof useUserForm>, { user, isOneself }: About) {
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const isAdministrator = user?.roles.some(({ name }) => name === 'admin');
  const givesUp = isOneself && isAdministrator && !form.fields.roles.includes('admin');

  return {
    isAsking: givesUp && !isAgreed && waiting !== null,
    form: {
      ...form,
      submit(event: FormEvent<HTMLFormElement>) {
        if (!givesUp || isAgreed) return form.submit(event);
        event.preventDefault();
        setWaiting(event.currentTarget);
      },
    },
    keep() {
      setWaiting(null);
      form.set({ roles: ['admin', ...form.fields.roles] });
    },
    giveUp() {
      flushSync(() => setAgreed(true));
      waiting?.requestSubmit();
    },
  };
}
