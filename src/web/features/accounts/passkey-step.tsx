import { useMutation } from '@tanstack/react-query';
import { secondStep } from '#contract/accounts/second-step.ts';
import { secondStepMessages } from '#messages/accounts/second-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { signChallenge } from './sign-challenge.ts';

/** The browser's own window asks for the finger, the face or the PIN. */
export function PasskeyStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const prove = useMutation({
    mutationFn: async () => {
      const passkey = await signChallenge();
      if (passkey) await call(secondStep, { body: { passkey } });
      return passkey !== undefined;
    },
    onSuccess: (isProven) => isProven && onDone(),
  });
  const problem = prove.error ? errorMessage(prove.error) : secondStepMessages.noPasskey;
  return (
    <div className="guest-form">
      <p>{t(secondStepMessages.enterPasskey)}</p>
      <Button variant="primary" autoFocus busy={prove.isPending} onClick={() => prove.mutate()}>
        {t(secondStepMessages.usePasskey)}
      </Button>
      {(prove.error || prove.data === false) && (
        <FieldErrorText role="alert">{problem}</FieldErrorText>
      )}
    </div>
  );
}
