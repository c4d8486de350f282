import { usersMessages } from '#messages/people/users.ts';
import styles from '#web/features/users/access/access.module.css';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

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

const focusOn = (button: HTMLElement | null) => button?.focus();
