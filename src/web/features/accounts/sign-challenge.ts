import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import type { passkeyLoginOptions } from '#contract/factors/passkeys.ts';
import type { proofOptions } from '#contract/factors/step-up.ts';
import { call } from '#web/platform/calls/call.ts';

/** For a login, or of somebody who is logged in. */
export type Challenge = typeof passkeyLoginOptions | typeof proofOptions;

export type Passkey = Record<string, unknown>;

type Options = {
  /** Waits until they pick one in the field for the email. */
  fromAutofill?: boolean;
  signal?: AbortSignal;
};

/**
 * What a passkey of this person's choice answers to a new challenge; undefined where they chose none,
 * or have none.
 */
export async function signChallenge(
  challenge: Challenge,
  { fromAutofill = false, signal }: Options = {},
): Promise<Passkey | undefined> {
  const { options } = await call(challenge, {}, signal && { signal });
  signal?.throwIfAborted();
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
