import { useQueryClient } from '@tanstack/react-query';
import { passkeyLogin, passkeyLoginOptions } from '#contract/factors/passkeys.ts';
import { secondStepMessages } from '#messages/factors/second-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { startSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { isRemembered } from './is-remembered.ts';
import { usePasskey } from './use-passkey.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

/** A passkey alone: picked in the field for the email, where the browser offers it, or by the button. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const { ask, sendPicked, isBusy, problem } = usePasskey({
    challenge: passkeyLoginOptions,
    send: async (passkey) => {
      await call(passkeyLogin, { body: { passkey, remember: isRemembered() } });
      await startSession(client);
    },
    onDone,
  });
  const stopAutofill = usePasskeyAutofill({ isBusy, onPicked: sendPicked });

  return (
    <div className="guest-form">
      <Button
        busy={isBusy}
        onClick={() => {
          stopAutofill();
          ask();
        }}
      >
        {t(secondStepMessages.usePasskey)}
      </Button>
      {problem && <FieldErrorText role="alert">{problem}</FieldErrorText>}
    </div>
  );
}
