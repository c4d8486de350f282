import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { passkeyLoginOptions } from '#contract/accounts/passkeys.ts';
import { call } from '#web/platform/calls/call.ts';

/**
 * What a passkey of this person's choice answers to a new challenge; undefined where they chose none,
 * or have none. `fromAutofill` waits until they pick one in the field for the email.
 */
export async function signChallenge({ fromAutofill = false } = {}) {
  const { options } = await call(passkeyLoginOptions, {});
  try {
    const answer = await startAuthentication({
      // The server's own, of the same library.
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: fromAutofill,
    });
    return { ...answer };
  } catch {
    return undefined;
  }
}
