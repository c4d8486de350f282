import type { DisplayText } from '#lib/messages/message.ts';
import { secondStepMessages } from '#messages/factors/second-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './login.module.css';

type Props = { code: string; about?: DisplayText; onSaved: () => void };

/** It is nowhere else to be seen: whoever used one of their codes keeps as many as before. */
export function NewRecoveryCode({ code, about = secondStepMessages.newCode, onSaved }: Props) {
  const { t } = useTranslation();
  return (
    // Not its button: whoever holds Enter as they log in would leave without the code.
    <div className={styles.newCode} role="status" tabIndex={-1} ref={focusOn}>
      <p>{t(about)}</p>
      <p className={styles.code}>
        <code>{code}</code>
        <CopyButton text={code} what={secondStepMessages.recoveryCode} />
      </p>
      <p>{t(secondStepMessages.newCodeSave)}</p>
      <Button variant="primary" onClick={onSaved}>
        {t(secondStepMessages.goOn)}
      </Button>
    </div>
  );
}
