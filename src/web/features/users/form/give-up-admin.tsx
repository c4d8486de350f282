import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#contract/people/people.ts';
import { usersMessages } from '#messages/people/users.ts';
import styles from '#web/features/users/access/access.module.css';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import type { useUserForm } from './use-user-form.ts';

type Person = { user: User | undefined; isOneself: boolean };

/**
 * Administrators who remove their own administrator role cannot give it back to themselves, so
 * saving that asks once for confirmation. Everything else can be undone.
 */
export function useGiveUpAdmin(form: ReturnType<typeof useUserForm>, { user, isOneself }: Person) {
  const [unsentForm, setUnsentForm] = useState<HTMLFormElement | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const isAdministrator = user?.roles.some(({ name }) => name === 'admin');
  const givesUp = isOneself && isAdministrator && !form.fields.roles.includes('admin');

  return {
    isAsking: givesUp && !isAgreed && unsentForm !== null,
    form: {
      ...form,
      submit(event: FormEvent<HTMLFormElement>) {
        if (!givesUp || isAgreed) return form.submit(event);
        event.preventDefault();
        setUnsentForm(event.currentTarget);
      },
    },
    keep() {
      setUnsentForm(null);
      form.set({ roles: ['admin', ...form.fields.roles] });
    },
    giveUp() {
      flushSync(() => setAgreed(true));
      unsentForm?.requestSubmit();
    },
  };
}

type Props = { onKeep: () => void; onGiveUp: () => void };

export function GiveUpAdminWarning({ onKeep, onGiveUp }: Props) {
  const { t } = useTranslation();
  return (
    <Callout tone="warn" role="alert">
      <div className={styles.ask}>
        <p>{t(usersMessages.givingUp)}</p>
        <div className={styles.buttons}>
          <Button ref={focusOn} onClick={onKeep}>
            {t(usersMessages.keepRole)}
          </Button>
          <Button onClick={onGiveUp}>{t(usersMessages.giveUp)}</Button>
        </div>
      </div>
    </Callout>
  );
}
