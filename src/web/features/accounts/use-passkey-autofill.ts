import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useRef } from 'react';
import { passkeyLoginOptions } from '#contract/factors/passkeys.ts';
import { type Passkey, signChallenge } from './sign-challenge.ts';

/** Challenges are good for five minutes, and people leave a login page open for longer. */
const RENEW_MS = 4 * 60_000;

type Options = {
  /** Whether another ceremony is under way. */
  isBusy: boolean;
  onPicked: (passkey: Passkey) => void;
};

/**
 * Has the browser offer this site's passkeys in the field for the email. The answer stops that, for
 * another ceremony: a browser does one at a time. Nobody asked, so failures are not spoken of.
 */
export function usePasskeyAutofill({ isBusy, onPicked }: Options): () => void {
  const offered = useRef<AbortController>(null);
  const offer = useEffectEvent(async () => {
    if (isBusy) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    offered.current?.abort();
    offered.current = aborter;
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const passkey = await signChallenge(passkeyLoginOptions, { fromAutofill: true, signal });
    if (passkey) onPicked(passkey);
  });
  useEffect(() => {
    const offerQuietly = () => void offer().catch(() => undefined);
    offerQuietly();
    const timer = setInterval(offerQuietly, RENEW_MS);
    return () => {
      clearInterval(timer);
      offered.current?.abort();
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);
  return () => offered.current?.abort();
}
