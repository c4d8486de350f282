import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { passkeyLogin } from '#contract/accounts/passkeys.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { secondStepMessages } from '#messages/accounts/second-step.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { startSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { signChallenge } from './sign-challenge.ts';

/** A passkey alone: picked in the field for the email, where the browser offers it, or by the button. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const [problem, setProblem] = useState<DisplayText>();
  const login = useMutation({
    mutationFn: async ({ fromAutofill }: { fromAutofill: boolean }) => {
      const passkey = await signChallenge({ fromAutofill });
      if (!passkey) return false;
      await call(passkeyLogin, { body: { passkey, remember: isRemembered() } });
      await startSession(client);
      return true;
    },
    onMutate: () => setProblem(undefined),
    onSuccess: (isIn, { fromAutofill }) => {
      if (isIn) onDone();
      // Nobody asked: they typed their password, or pressed the button.
      else if (!fromAutofill) setProblem(secondStepMessages.noPasskey);
    },
    onError: (error) => setProblem(errorMessage(error)),
  });
  const offer = useEffectEvent(async () => {
    const isOffered = await browserSupportsWebAuthnAutofill().catch(() => false);
    if (isOffered) login.mutate({ fromAutofill: true });
  });
  useEffect(() => void offer(), []);

  return (
    <div className="guest-form">
      <Button onClick={() => login.mutate({ fromAutofill: false })}>
        {t(secondStepMessages.withPasskey)}
      </Button>
      {problem && <FieldErrorText role="alert">{problem}</FieldErrorText>}
    </div>
  );
}

/** The box of the form beside it. */
function isRemembered(): boolean {
  const box = document.getElementById('remember');
  return box instanceof HTMLInputElement && box.checked;
}
