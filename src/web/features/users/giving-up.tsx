import { usersText } from '#texts/users.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './access.module.css';

type Props = { onKeep: () => void; onGiveUp: () => void };

export function GivingUp({ onKeep, onGiveUp }: Props) {
  const { t } = useText();
  return (
    <Notice tone="warn" role="alert">
      <div className={styles.ask}>
        <p>{t(usersText.givingUp)}</p>
        <div className={styles.buttons}>
          <Button ref={takeFocus} onClick={onKeep}>
            {t(usersText.keepRole)}
          </Button>
          <Button onClick={onGiveUp}>{t(usersText.giveUp)}</Button>
        </div>
      </div>
    </Notice>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();
