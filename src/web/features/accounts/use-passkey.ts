import { useMutation } from '@tanstack/react-query';
import { secondStepMessages } from '#messages/factors/second-step.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { type Challenge, type Passkey, signChallenge } from './sign-challenge.ts';

type Options = {
  challenge: Challenge;
  send: (passkey: Passkey) => Promise<unknown>;
  onDone: () => void;
};

/** The browser's own window asks for the finger, the face or the PIN, and the answer is sent. */
export function usePasskey({ challenge, send, onDone }: Options) {
  const prove = useMutation({
    mutationFn: async ({ picked }: { picked?: Passkey }) => {
      const passkey = picked ?? (await signChallenge(challenge));
      if (passkey) await send(passkey);
      return passkey !== undefined;
    },
    onSuccess: (isProven) => isProven && onDone(),
  });
  const isCancelled = prove.data === false;
  return {
    ask: () => prove.mutate({}),
    /** The answer of one that was picked already. */
    sendPicked: (picked: Passkey) => prove.mutate({ picked }),
    isBusy: prove.isPending,
    problem: prove.error ? errorMessage(prove.error) : isCancelled && secondStepMessages.noPasskey,
  };
}
