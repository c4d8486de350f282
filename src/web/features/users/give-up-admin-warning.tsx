import { usersMessages } from '#messages/users.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import styles from './access.module.css';

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
