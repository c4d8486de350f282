import type { ReactNode } from 'react';
import { confirmIdentity, proofOptions } from '#contract/factors/step-up.ts';
import { stepUpMessages } from '#messages/accounts/step-up.ts';
import { secondStepMessages } from '#messages/factors/second-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { usePasskey } from '../use-passkey.ts';
import styles from './proof-form.module.css';

type Props = { others: ReactNode; onDone: () => void };

/** The browser asks for the finger, the face or the PIN; here is nothing to type. */
export function PasskeyProof({ others, onDone }: Props) {
  const { t } = useTranslation();
  const { ask, isBusy, problem } = usePasskey({
    challenge: proofOptions,
    send: (passkey) => call(confirmIdentity, { body: { passkey } }),
    onDone,
  });
  return (
    <div className={styles.form}>
      <p>{t(stepUpMessages.passkey)}</p>
      {problem && <FieldErrorText role="alert">{problem}</FieldErrorText>}
      <div className={styles.buttons}>
        <Button variant="primary" data-first-focus autoFocus busy={isBusy} onClick={ask}>
          {t(secondStepMessages.usePasskey)}
        </Button>
        {others}
      </div>
    </div>
  );
}
