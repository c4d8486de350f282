import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './access.module.css';

type Props = { onKeep: () => void; onGiveUp: () => void };

export function GivingUp({ onKeep, onGiveUp }: Props) {
  return (
    <Notice tone="warn" role="alert">
      <div className={styles.ask}>
        <p>
          You are taking the administrator role from yourself. You will no longer be able to open
          this page, and only another administrator can give it back to you.
        </p>
        <div className={styles.buttons}>
          <Button ref={takeFocus} onClick={onKeep}>
            Keep the role
          </Button>
          <Button onClick={onGiveUp}>Take it from me</Button>
        </div>
      </div>
    </Notice>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();
