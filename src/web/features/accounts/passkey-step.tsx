import { passkeyLoginOptions } from '#contract/factors/passkeys.ts';
import { secondStep } from '#contract/factors/second-step.ts';
import { secondStepMessages } from '#messages/factors/second-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { usePasskey } from './use-passkey.ts';

export function PasskeyStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { ask, isBusy, problem } = usePasskey({
    challenge: passkeyLoginOptions,
    send: (passkey) => call(secondStep, { body: { passkey } }),
    onDone,
  });
  return (
    <div className="guest-form">
      <p>{t(secondStepMessages.enterPasskey)}</p>
      <Button variant="primary" autoFocus busy={isBusy} onClick={ask}>
        {t(secondStepMessages.usePasskey)}
      </Button>
      {problem && <FieldErrorText role="alert">{problem}</FieldErrorText>}
    </div>
  );
}
